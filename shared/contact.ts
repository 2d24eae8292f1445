import * as z from 'zod/mini';
import {
  namedUploads,
  optionalChoice,
  optionalEmail,
  optionalSecret,
  optionalTelephone,
  text,
} from './fields.ts';
import { drawings } from './form-file.ts';
import { MAX_LENGTH } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { trimmed } from './typed-text.ts';

/**
 * The fields of the contact form (spec §3), none of which is required (§5).
 * `recipient` is the title of a card in content/contact.yaml (decision 0007). `files` come in the form itself, without
 * JavaScript; `uploads` names those that were sent ahead (uploads.ts); `earlier` is the token of a receipt, to whose message
 * they are added.
 */
export const contactFields = z.object({
  recipient: optionalChoice(),
  user_name: text(MAX_LENGTH.name),
  user_email: optionalEmail(),
  user_phone: optionalTelephone(),
  user_subject: text(MAX_LENGTH.subject),
  message: text(MAX_LENGTH.message),
  files: drawings(),
  uploads: namedUploads(),
  earlier: optionalSecret(),
});

/** The contact form's payload: at least one field must not be blank. */
export const contactSchema = contactFields.check(
  z.refine(
    ({ recipient, files, earlier, ...typed }) =>
      files.length > 0 || Object.values(typed).some((value) => trimmed(value) !== ''),
    'allBlank' satisfies MessageKey,
  ),
);
