import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { MAX_LENGTH } from '#shared/limits.ts';

/** The id of a submission in a Message-ID of the desk's, which may name a language. */
const OWN_ID = /<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.[\w-]+)?@/gi;

/** A long conversation has named its message before. */
const MOST_IDS = 20;

/**
 * Reads a mail of a person, as far as the inbox keeps it: its plain text, or that of its HTML, without files.
 * @param id of the submission to whose address it was sent, if known
 * @throws when its parts or its header have no end
 */
export async function readReply(mail: Buffer, id: string | undefined) {
  const parsed = await PostalMime.parse(mail, { forceRfc822Attachments: true });
  const { from, subject = '', html, inReplyTo = '', references = '', messageId } = parsed;
  const earlier = references.split(/(?=<)/).toReversed();
  const named = [...`${inReplyTo} ${earlier.join(' ')}`.matchAll(OWN_ID)];
  const ids = named.map(([, found = '']) => found.toLowerCase());
  const text = parsed.text ?? (html && (await textOf(html))) ?? '';
  const values = {
    user_email: from?.address ?? '',
    user_subject: cut(subject, MAX_LENGTH.subject),
    message: cut(text, MAX_LENGTH.message),
  };
  return {
    /** Ids of the submissions whose mails it may answer, the nearest first. */
    to: [...(id ? [id] : []), ...ids].slice(0, MOST_IDS),
    /** What identifies it. */
    messageId: messageId ?? mail.toString('latin1'),
    fields: Object.entries(values).map(([name, value]) => ({ name, label: name, value })),
  };
}

/** The text of HTML, which the library makes where another part is plain text. */
async function textOf(html: string): Promise<string | undefined> {
  const mark = randomUUID();
  const { text } = await PostalMime.parse(`Content-Type: multipart/mixed; boundary="${mark}"

--${mark}
Content-Type: text/plain

--${mark}
Content-Type: text/html; charset=utf-8

${html}
--${mark}--
`);
  return text;
}

/** The beginning of a text; a NUL is no character of it. */
function cut(text: string, most: number): string {
  const characters = [...text.replaceAll('\0', '').trim()];
  return characters.length > most
    ? `${characters.slice(0, most - 1).join('')}…`
    : characters.join('');
}
