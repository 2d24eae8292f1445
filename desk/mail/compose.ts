import type { SendMailOptions } from 'nodemailer';
import { ALL_FIELDS, REFERENCE, type Recipient } from '#shared/mails.ts';
import type { SupplierMail } from '#shared/registration-settings.ts';
import type { Mailbox } from '../config.ts';
import {
  type DeskContent,
  inLanguage,
  type OfficeKind,
  officeMailboxes,
  officeOf,
  officeTextsOf,
} from '../content.ts';
import { html } from '../pages/html.ts';
import { isToVisitor, type Submission, valuesOf } from '../store/submission.ts';
import type { UploadFiles } from '../store/upload-files.ts';
import { bounceAddress } from './bounce.ts';
import { fillingOf, isOwn } from './filling.ts';
import { asAttachments } from './mailed-files.ts';
import {
  asHtml,
  asText,
  type Filling,
  FSI,
  letter,
  type MailTemplate,
  PDI,
  subjectOf,
} from './template.ts';

const MAX_HEADER_TEXT = 200;

/** Settings that all mails of a desk share. */
export interface Letterhead {
  content: DeskContent;
  from: Mailbox;
  /** Recipients of every mail to the office, instead of those in content. */
  to: Mailbox[] | undefined;
  /** Address for bounces, and for what the office's answers bring; absent without one. */
  bounces?: string | undefined;
  /** Public origin of the site. */
  siteUrl: string;
  /** Opens the content of an upload. */
  readUpload: UploadFiles['read'];
  /** The brand's mark as PNG, from the served site; undefined without one. */
  mark?: Buffer | undefined;
}

/** A mail in Nodemailer’s format. */
export interface Mail extends SendMailOptions {
  to: Mailbox[];
}

/**
 * Composes the mails of a submission: to the office one for each language that its recipients read; a receipt,
 * or a request to confirm an address, in the visitor's. The same submission gives the same mails, so that a
 * second copy after a crash has the same Message-ID.
 */
export function composeMails(submission: Submission, letterhead: Letterhead): [Mail, ...Mail[]] {
  const { form } = submission;
  if (form === 'answer') return [composeAnswer(submission, letterhead)];
  if (isToVisitor(submission)) return [toVisitor(submission, letterhead)];
  const { content } = letterhead;
  const kind = form as OfficeKind;
  const { recipient } = valuesOf(submission);
  const inEach = Map.groupBy(
    officeMailboxes(officeOf(kind, recipient, content), letterhead),
    ({ language }) => inLanguage(content, language).language.code,
  );
  return [...inEach].map(([code, readers]) =>
    toOffice(submission, kind, readers, inLanguage(content, code), letterhead),
  ) as [Mail, ...Mail[]];
}

function toOffice(
  submission: Submission,
  kind: OfficeKind,
  readers: Mailbox[],
  words: DeskContent,
  letterhead: Letterhead,
): Mail {
  const { id, receivedAt, attachments, spamReason } = submission;
  const received = writtenTime(receivedAt, words);
  const note = [received, id, ...(spamReason ? [spamReason] : [])].join('  ');
  const filling = { ...fillingOf(submission, words, letterhead), note };
  const { user_email: address, user_name: name = '' } = valuesOf(submission);
  const {
    subject,
    attachments: images,
    ...body
  } = filledIn(officeTextsOf(kind, words, valuesOf(submission).form), filling, letterhead);
  return {
    ...body,
    subject: spamReason === undefined ? subject : `${words.mails.contact.suspected} ${subject}`,
    ...(spamReason === undefined ? {} : { headers: { 'X-Spam-Flag': 'YES' } }),
    from: letterhead.from,
    to: readers.map(withoutLanguage),
    ...(address ? { replyTo: { name: oneLine(name), address } } : {}),
    messageId: `<${id}${isOwn(words) ? '' : `.${words.language.code}`}@${domainOf(letterhead.from)}>`,
    date: new Date(receivedAt),
    attachments: [...images, ...asAttachments(attachments, letterhead.readUpload)],
  };
}

/** A mail to the visitor that the desk writes by itself; an answer to it goes to the office. */
function toVisitor(submission: Submission, letterhead: Letterhead): Mail {
  const { id, receivedAt, language } = submission;
  const { content, from } = letterhead;
  const words = inLanguage(content, language);
  const { template = PLAIN, office } = textsToVisitor(submission, words, content);
  const { user_email: address = '', second_email: second } = valuesOf(submission);
  return {
    ...filledIn(template, fillingOf(submission, words, letterhead), letterhead),
    from,
    to: [address, ...(second ? [second] : [])].map((each) => ({ name: '', address: each })),
    replyTo: officeMailboxes(office, letterhead).map(withoutLanguage),
    messageId: `<${id}@${domainOf(from)}>`,
    date: new Date(receivedAt),
    headers: {
      // RFC 3834: suppresses automatic replies.
      'Auto-Submitted': 'auto-generated',
    },
  };
}

/** The texts of such a mail, and who gets an answer to it. */
function textsToVisitor(
  submission: Submission,
  words: DeskContent,
  content: DeskContent,
): { template: MailTemplate | undefined; office: Recipient[] } {
  const { form } = submission;
  const { mail, recipient } = valuesOf(submission);
  if (form === 'files') {
    const { mail: texts } = words.uploads ?? {};
    const template = texts && { ...texts, subject: [texts.subject] };
    return { template, office: officeOf('contact', recipient, content) };
  }
  if (form === 'receipt' && mail) {
    const template = words.registration?.mail[mail as SupplierMail];
    return { template, office: officeTextsOf('registration', content).to };
  }
  const kind = form === 'confirm' ? 'confirm' : 'career';
  return { template: words.mails[kind].visitor, office: content.mails[kind].office.to };
}

/** A mail whose texts content no longer has confirms the reference alone. */
const PLAIN: MailTemplate = { subject: [`{${REFERENCE}}`], body: `{${ALL_FIELDS}}` };

/** The office's answer to a message. What it brings goes to the office's mailbox, and by way of the bounces into the inbox. */
function composeAnswer(submission: Submission, letterhead: Letterhead): Mail {
  const { id, receivedAt, language: code } = submission;
  const { content, from, bounces } = letterhead;
  const { language } = inLanguage(content, code);
  const values = valuesOf(submission);
  const { message = '', user_email = '', user_name = '', references = '' } = values;
  const domain = domainOf(from);
  const earlier = references.split(' ').flatMap((each) => (each ? [`<${each}@${domain}>`] : []));
  const to = officeOf(values.form as OfficeKind, values.recipient, content);
  const body = html`<div dir="auto" style="white-space: pre-wrap; unicode-bidi: plaintext">${message}</div>\n`;
  const { mark, attachments } = markIn(letterhead);
  return {
    subject: headerText(values.user_subject ?? ''),
    text: `${message}\n`,
    html: letter(body, language, mark),
    attachments,
    from,
    to: [{ name: oneLine(user_name), address: user_email }],
    replyTo: [
      ...officeMailboxes(to, letterhead).map(withoutLanguage),
      ...(bounces ? [{ name: '', address: bounceAddress(bounces, id) }] : []),
    ],
    messageId: `<${id}@${domain}>`,
    date: new Date(receivedAt),
    ...(earlier.length > 0 ? { inReplyTo: earlier.at(-1), references: earlier } : {}),
  };
}

/** A template's subject, and its body as text and as HTML below the mark. */
export function filledIn(
  { subject, body }: MailTemplate,
  filling: Filling,
  letterhead: Letterhead,
) {
  const { mark, attachments } = markIn(letterhead);
  return {
    subject: closed(headerText(subjectOf(subject, filling, withoutBidiControls))),
    text: asText(body, filling),
    html: asHtml(body, filling, mark),
    attachments,
  };
}

/** The mark as an attachment, and its Content-ID; without one, neither. */
function markIn({ mark, from }: Letterhead) {
  const cid = `mark@${domainOf(from)}`;
  return {
    mark: mark && cid,
    attachments: mark
      ? [
          {
            cid,
            content: mark,
            contentType: 'image/png',
            contentDisposition: 'inline' as const,
            // With a name, mail programs list it among the files.
            filename: false as const,
          },
        ]
      : [],
  };
}

const withoutLanguage = ({ name, address }: Mailbox): Mailbox => ({ name, address });

/** A time for people, such as `Sunday, 22 November 2026 at 14:44 Saudi Arabia Time`. */
export function writtenTime(milliseconds: number, { timeZone, language }: DeskContent): string {
  return new Intl.DateTimeFormat(language.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
    timeZone,
  }).format(milliseconds);
}

/** The domain of an address. */
export const domainOf = ({ address }: Mailbox) => address.split('@').at(-1);

/** A visitor's text for a header. */
const oneLine = (text: string) => headerText(withoutBidiControls(text));

/** Removes the characters by which one name can look like another. */
function withoutBidiControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}

/** Closes an isolate whose end was cut off. */
function closed(text: string): string {
  return text.lastIndexOf(FSI) > text.lastIndexOf(PDI) ? text + PDI : text;
}

/**
 * Header text: replaces control characters and line breaks with spaces, and breaks up RFC 2047 encoded
 * words.
 */
function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replaceAll('=?', '= ?');
  return [...line.trim()].slice(0, MAX_HEADER_TEXT).join('');
}
