/** A recipient of a delivery status notification (RFC 3464 §2.3) whose copy was not delivered. */
interface FailedRecipient {
  address: string;
  /** RFC 3463, such as `5.1.1`. */
  status: string;
}

/** A mail to the address for bounces, as far as the desk understands it. */
export interface BounceMail {
  /** Id of the submission whose mail came back. */
  id?: string | undefined;
  /** Of a delivery status notification; empty when it reports something else, such as a delay. */
  failed?: FailedRecipient[] | undefined;
  /** An answer by a program, such as a notice of absence (RFC 3834). */
  isAutomatic: boolean;
}

/** The envelope's sender of a submission's mail, by which its bounces are known (VERP). */
export function bounceAddress(address: string, id: string): string {
  return address.replace('@', `+${id}@`);
}

const UUID = '([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})';

/** In the header of a bounce, or of the mail that came back in it. */
const TO_SUBMISSION = new RegExp(
  `^(?:to|delivered-to|x-original-to|return-path):.*\\+${UUID}@`,
  'im',
);

/** Of the mail that came back, for servers that cut the address. */
const MESSAGE_ID = new RegExp(`^message-id:\\s*<${UUID}@`, 'im');

const AUTOMATIC =
  /^(?:auto-submitted:(?!\s*no\b)|precedence:|x-auto-?(?:reply|respond)|content-type:\s*multipart\/report)/im;

/** Begins the part of a notification that is for programs (RFC 3464 §2.1, RFC 6533 §6). */
const STATUS_PART = /^content-type:\s*message\/(?:global-)?delivery-status\b/im;

/**
 * Reads a mail to the address for bounces.
 * @param address the address it was sent to, if known
 */
export function readBounce(mail: string, address = ''): BounceMail {
  const text = unfolded(mail);
  const [header = ''] = text.split('\n\n', 1);
  const body = text.slice(header.length);
  const [, id] = TO_SUBMISSION.exec(`To: ${address}\n${text}`) ?? MESSAGE_ID.exec(body) ?? [];
  return { id: id?.toLowerCase(), failed: failedIn(body), isAutomatic: AUTOMATIC.test(header) };
}

/** The groups of fields in the status part, one for the mail and one for each recipient, end at a boundary. */
function failedIn(body: string): FailedRecipient[] | undefined {
  const [, rest] = body.split(STATUS_PART);
  const [part = ''] = rest?.split(/^--/m, 1) ?? [];
  return /^action:/im.test(part) ? part.split(/\n{2,}/).flatMap(readRecipient) : undefined;
}

function readRecipient(group: string): FailedRecipient[] {
  const field = (name: string) => new RegExp(`^${name}:(.*)`, 'im').exec(group)?.[1]?.trim();
  if (!/^failed\b/i.test(field('action') ?? '')) return [];
  // As the desk wrote it, or as a later server did.
  const recipient = field('original-recipient') ?? field('final-recipient') ?? '';
  const address = recipient.replace(/^[^;]*;\s*/, '').replace(/^<|>$/g, '');
  const [status = '5.0.0'] = /^5\.\d{1,3}\.\d{1,3}/.exec(field('status') ?? '') ?? [];
  return [{ address, status }];
}

/** Text with `\n` as line break, and each header field on one line (RFC 5322 §2.2.3). */
function unfolded(mail: string): string {
  return mail.replaceAll('\r\n', '\n').replace(/(?<!\n)\n[ \t]+(?=\S)/g, ' ');
}
