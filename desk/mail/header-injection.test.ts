// A visitor's text never becomes a header, a recipient or a part of a mail, as an independent parser reads it.
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { readableName, safeName } from '../intake/attachment.ts';
import { LETTERHEAD, sent, submission } from '../testing/letters.ts';

const BREAKS = [
  ...['\r\n', '\n', '\r', '\n\n', '\r\n\r\n', '\r\n ', '\r\n\t', '\n.\n', '\r\n.\r\n', '\r\r\n'],
  ...['\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\u0000', '\u001e', '\u001b'],
  ...['%0d%0a', '%0A', '\\r\\n', '=0D=0A', '&#13;&#10;', '\u560d\u560a', '嘊嘍'],
];

const COMMANDS = [
  ...['Bcc: victim@evil.example', 'To: victim@evil.example', 'From: director@miqdam.example'],
  ...['Subject: owned', 'Message-ID: <x@evil.example>', 'Content-Type: text/html'],
  ...['Content-Disposition: attachment; filename=x.exe', 'RCPT TO:<victim@evil.example>', 'DATA'],
];

const TEXTS = [
  ...BREAKS.map((line, index) => `x${line}${COMMANDS[index % COMMANDS.length]}${line}y`),
  ...COMMANDS.map((command) => `x\r\n${command}\r\ny`),
  // Encoded words (RFC 2047), whole, nested, cut off.
  '=?utf-8?B?DQpCY2M6IHZAZXZpbC5leGFtcGxl?=',
  '=?UTF-8?q?=0D=0ABcc:_v@evil.example?= =?utf-8?Q?_more?=',
  '=?=?utf-8?Q?=0D=0ABcc:_v@evil.example?=',
  '=?utf-8?Q?=22=3E=3Cv@evil.example=3E?',
  // Separators of addresses, quotes and comments (RFC 5322).
  '"><victim@evil.example>, "',
  'group: victim@evil.example, v@evil.example;',
  '(comment) victim@evil.example (another',
  'O\'Neill, "Bob" <v@evil.example>',
  '@evil.example:victim@evil.example',
  ',,,;;;:::<><>()[]\\\\""',
  // Lines with a meaning to SMTP or mail programs, and very long ones.
  '.',
  'From victim@evil.example Thu Jan  1 00:00:00 1970\n>From here',
  `${'x'.repeat(997)}\r\n${'y'.repeat(3_000)}`,
  'م'.repeat(3_000),
  '👷🏽‍♀️'.repeat(300),
  // Bidi controls, invisible and invalid characters.
  '\u202evictim\u202c \u2066isolated\u2069',
  'a\u0300\u0301\u0302 \u200b\u200d\ufeff zero',
  'half \ud800 a pair \udfff',
  'tab\tand\u00a0spaces \u3000 of all kinds',
  'حسن {user_email} {fields} {unsubscribe}',
];

const HEADERS = 'content-type date from message-id mime-version reply-to subject to'.split(' ');

/** A text as a header may contain it. */
function headerText(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?');
  return [...line.trim()].slice(0, 200).join('').toWellFormed();
}

/** A text as a body may contain it: without NUL, with LF. */
const bodyText = (text: string) =>
  text
    .replaceAll('\u0000', '')
    .replace(/\r+\n?/g, '\n')
    .toWellFormed();

/** The text of each `dd` of the HTML. */
function definitions(html: string): string[] {
  const texts: string[] = [];
  const visit = (node: { name?: string; data?: string; children?: object[] }): string => {
    const text = (node.data ?? '') + (node.children ?? []).map(visit).join('');
    if (node.name === 'dd') texts.push(text);
    return text;
  };
  visit(parseDocument(html));
  return texts;
}

const address = 'v@client.example';

it('§7 any input stays text, and adds no header, recipient or MIME part', async () => {
  for (const text of TEXTS) {
    const values = { user_name: text, user_email: address, user_subject: text, message: text };
    const { envelope, mail } = await sent(submission(values));
    expect(envelope).toEqual({ from: LETTERHEAD.from.address, to: ['office@company.example'] });
    expect([...mail.headers.keys()].sort()).toEqual(HEADERS);
    expect(mail.attachments).toEqual([]);
    expect(mail.from?.value).toEqual([LETTERHEAD.from]);
    expect(mail.replyTo?.value).toEqual([{ address, name: headerText(text) }]);
    expect(mail.subject).toBe(headerText(`Website: ${text}`));
    const said = bodyText(text);
    expect(bodyText(mail.text ?? '')).toContain(
      `user_name:\n${said}\n\nuser_email:\n${address}\n\nuser_subject:\n${said}\n\nmessage:\n${said}\n\n-- \n`,
    );
    expect(definitions(String(mail.html)).map(bodyText)).toEqual([said, address, said, said]);

    // In the mail about an Arabic form it is in isolates, which are closed.
    const arabic = await sent({ ...submission(values), language: 'ar' });
    expect([...arabic.mail.headers.keys()].sort()).toEqual(HEADERS);
    const subject = arabic.mail.subject ?? '';
    expect(subject.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')).not.toMatch(/\p{Bidi_Control}/u);
    expect(headerText(`Website: ${text}`)).toContain(headerText(subject));
    expect(arabic.raw).toMatch(/^Subject: [\x20-\x7e]+\r\n/m);
  }
});

it('§7 any file name stays a file name', async () => {
  for (const text of TEXTS) {
    const name = safeName(`${text}.pdf`, 'pdf');
    const facts = { field: 'resume', label: 'Résumé', mediaType: 'application/pdf', size: 8 };
    const names = { name, originalName: readableName(`${text}.pdf`), sha256: 'ab' };
    const file = { ...facts, ...names, unscanned: false, content: Buffer.from('%PDF-1.7') };
    const application = { ...submission({ user_email: address }, 'career'), attachments: [file] };
    const { envelope, mail } = await sent(application);
    expect(envelope.to).toEqual(['careers@company.example']);
    expect([...mail.headers.keys()].sort()).toEqual(HEADERS);
    const contentType = 'application/pdf';
    expect(mail.attachments).toMatchObject([
      { filename: name.toWellFormed(), contentType, contentDisposition: 'attachment' },
    ]);
    expect([...(mail.attachments[0]?.headers.keys() ?? [])].sort()).toEqual([
      'content-disposition',
      'content-transfer-encoding',
      'content-type',
    ]);
  }
});
