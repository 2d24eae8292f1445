import { randomUUIDv7 } from 'node:crypto';
import type { SupplierMail } from '#shared/registration-settings.ts';
import { ADDRESSES } from '../../store/case-links.ts';
import type { AttachmentFacts, Submission, SubmittedField } from '../../store/submission.ts';

/**
 * A mail to a supplier, in the language of the registration. It has no text that the supplier has typed: the address may
 * be a stranger's. Its link is made when it is sent.
 */
export function supplierMail(
  { id: about, language, fields }: Submission<AttachmentFacts>,
  mail: SupplierMail,
  told: readonly SubmittedField[],
  receivedAt: number,
): Submission {
  const addresses = fields.filter(({ name, value }) => ADDRESSES.includes(name) && value !== '');
  return {
    id: randomUUIDv7(),
    receivedAt,
    form: 'receipt',
    language,
    fields: [...addresses, { name: 'mail', label: '', value: mail }, ...told],
    attachments: [],
    about,
  };
}

/** The same mail to one address alone. */
export function toAddress(mail: Submission, address: string): Submission {
  const fields = mail.fields.filter(({ name }) => !ADDRESSES.includes(name));
  return { ...mail, fields: [{ name: 'user_email', label: '', value: address }, ...fields] };
}

/** A mail to the office about a registration. */
export function officeMail(
  { id: about, language, fields }: Submission<AttachmentFacts>,
  told: readonly SubmittedField[],
  receivedAt: number,
): Submission {
  const named = fields.filter(({ name }) => NAMED.includes(name));
  return {
    id: randomUUIDv7(),
    receivedAt,
    form: 'reminder',
    language,
    fields: [...named, ...told],
    attachments: [],
    about,
  };
}

/** Whom the office's mail is about. */
const NAMED = ['company', 'user_name', 'user_email', 'user_phone'];
