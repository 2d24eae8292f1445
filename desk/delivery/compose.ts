import type { SendMailOptions } from 'nodemailer';
import { html } from '../html.ts';
import type { AttachmentFacts, Submission, SubmittedField } from '../store/port.ts';
import { templates } from '../templates/templates.ts';
import type { Mailbox } from './mailbox.ts';

const MAX_HEADER_TEXT = 200;

/**
 * The mail that tells the office of a submission. The same submission always gives the same mail,
 * so that a second copy after a crash is recognised by its Message-ID.
 */
export function composeMail(
  { id, receivedAt, form, fields, attachments }: Submission,
  from: Mailbox,
  to: Mailbox[],
): SendMailOptions {
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const address = values.user_email;
  const received = new Date(receivedAt);
  return {
    from,
    to,
    ...(address ? { replyTo: { name: oneLine(values.user_name ?? ''), address } } : {}),
    subject: oneLine(templates[form].subject(values)),
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    date: received,
    text: asText([...fields, ...attachments.map(asField)], id, received),
    html: asHtml([...fields, ...attachments.map(asField)], id, received),
    attachments: attachments.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      contentDisposition: 'attachment',
      content: Buffer.from(content),
    })),
  };
}

/** What lets the office tell that a file arrived whole. */
function asField({ field, label, name, originalName, size, sha256 }: AttachmentFacts) {
  const sentAs = name === originalName ? '' : `\nSent as: ${originalName}`;
  return { name: field, label, value: `${name}${sentAs}\n${size} bytes\nSHA-256 ${sha256}` };
}

/**
 * Header text: control characters and line breaks become spaces, and what would be read back as an
 * RFC 2047 encoded word is broken up, so that nothing hides in it.
 */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replaceAll('=?', '= ?');
  return [...line.trim()].slice(0, MAX_HEADER_TEXT).join('');
}

function asText(fields: SubmittedField[], id: string, received: Date): string {
  const paragraphs = fields.map(({ label, value }) => `${label}:\n${value || '—'}`);
  return `${paragraphs.join('\n\n')}\n\n-- \n${received.toISOString()}  ${id}\n`;
}

function asHtml(fields: SubmittedField[], id: string, received: Date): string {
  return html`<!doctype html>
<meta charset="utf-8">
<dl>
${fields.map(
  ({ label, value }) => html`<dt><b>${label}</b></dt>
<dd dir="auto" style="margin: 0 0 1em; white-space: pre-wrap">${value || '—'}</dd>
`,
)}</dl>
<p><small>${received.toISOString()} ${id}</small></p>
`.text;
}
