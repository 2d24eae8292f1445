import type { SendMailOptions } from 'nodemailer';
import { CONFIRM_LINK, UNSUBSCRIBE_LINK } from '#contract/mails.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#contract/wire.ts';
import type { DeskContent } from '../content.ts';
import type { AttachmentFacts, Submission } from '../store/submission.ts';
import { asHtml, asText, type Filling, type Letter, subjectOf } from './letter.ts';
import type { Mailbox } from './mailbox.ts';

const MAX_HEADER_TEXT = 200;

/** What is the same for every mail of a desk. */
export interface Letterhead {
  mails: DeskContent['mails'];
  from: Mailbox;
  /** Who reads everything, where that is not whom content names. */
  to: Mailbox[] | undefined;
  /** Public origin of the site. */
  siteUrl: string;
}

/** A mail as it leaves, in Nodemailer’s words. */
export interface Mail extends SendMailOptions {
  to: Mailbox[];
}

/**
 * The mail a submission leads to: to the office, or to the address that is to confirm a subscription.
 * Suspected spam is always for the office: the address it names may be a stranger's (RFC 3834, §2).
 * The same submission always gives the same mail, so that a second copy after a crash is recognised
 * by its Message-ID.
 */
export function composeMail(submission: Submission, letterhead: Letterhead): Mail {
  const { confirm } = letterhead.mails;
  return submission.form === 'confirm' && submission.spamReason === undefined
    ? toVisitor(submission, confirm.visitor, letterhead)
    : toOffice(submission, letterhead);
}

function toOffice(submission: Submission, letterhead: Letterhead): Mail {
  const { id, receivedAt, form, attachments, spamReason } = submission;
  const { office } = letterhead.mails[form];
  const note = [new Date(receivedAt).toISOString(), id, ...(spamReason ? [spamReason] : [])].join(
    '  ',
  );
  const filling = { ...fillingOf(submission, letterhead), note };
  const { user_email: address, user_name: name = '' } = filling.values;
  const { subject, ...body } = filledIn(office, filling);
  return {
    ...body,
    subject: spamReason === undefined ? subject : `[Suspected spam] ${subject}`,
    ...(spamReason === undefined ? {} : { headers: { 'X-Spam-Flag': 'YES' } }),
    from: letterhead.from,
    to: officeAddresses(office.to, letterhead),
    ...(address ? { replyTo: { name: oneLine(name), address } } : {}),
    messageId: `<${id}@${domainOf(letterhead.from)}>`,
    date: new Date(receivedAt),
    attachments: attachments.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      contentDisposition: 'attachment',
      content: Buffer.from(content),
    })),
  };
}

function toVisitor(submission: Submission, letter: Letter, letterhead: Letterhead): Mail {
  const { id, receivedAt, form } = submission;
  const filling = fillingOf(submission, letterhead);
  return {
    ...filledIn(letter, filling),
    from: letterhead.from,
    to: [{ name: '', address: filling.values.user_email ?? '' }],
    replyTo: officeAddresses(letterhead.mails[form].office.to, letterhead),
    messageId: `<${id}@${domainOf(letterhead.from)}>`,
    date: new Date(receivedAt),
    headers: {
      // RFC 3834: no machine need answer.
      'Auto-Submitted': 'auto-generated',
    },
  };
}

function filledIn({ subject, body }: Letter, filling: Filling) {
  return {
    subject: oneLine(subjectOf(subject, filling)),
    text: asText(body, filling),
    html: asHtml(body, filling),
  };
}

function fillingOf(
  { form, fields, attachments, token }: Submission,
  { siteUrl }: Letterhead,
): Filling {
  const link =
    form === 'confirm'
      ? { [CONFIRM_LINK]: `${siteUrl}${CONFIRM_PATH}?token=${token}` }
      : { [UNSUBSCRIBE_LINK]: `${siteUrl}${UNSUBSCRIBE_PATH}?token=${token}` };
  return {
    values: {
      ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      ...Object.fromEntries(attachments.map(({ field, name }) => [field, name])),
      ...(token === undefined ? {} : link),
    },
    fields: [...fields, ...attachments.map(asField)],
  };
}

/** What lets the office tell that a file arrived whole, and whether a scanner has seen it. */
function asField({ field, label, name, originalName, size, sha256, unscanned }: AttachmentFacts) {
  const lines = [
    name,
    ...(name === originalName ? [] : [`Sent as: ${originalName}`]),
    `${size} bytes`,
    `SHA-256 ${sha256}`,
    ...(unscanned ? ['Not scanned for viruses: the scanner did not answer.'] : []),
  ];
  return { name: field, label, value: lines.join('\n') };
}

function officeAddresses(named: string[], { to }: Letterhead): Mailbox[] {
  return to ?? named.map((address) => ({ name: '', address }));
}

const domainOf = ({ address }: Mailbox) => address.split('@').at(-1);

/**
 * Header text: control characters and line breaks become spaces, bidi controls go (with them a
 * name can read as another one), and what would be
 * read back as an RFC 2047 encoded word is broken up, so that nothing hides in it.
 */
function oneLine(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?');
  return [...line.trim()].slice(0, MAX_HEADER_TEXT).join('');
}
