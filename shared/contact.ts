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
 * The contact form's payload (spec §3). No field is required (§5), but at least one must not be blank.
 * `recipient` is the title of a card in content/contact.yaml (decision 0007). `files` come in the form itself, without
 * JavaScript; `uploads` names those that were sent ahead (uploads.ts); `earlier` is the token of a receipt, to whose message
 * they are added.
 */
export const contactSchema = z
  .object({
    recipient: optionalChoice(),
    user_name: text(MAX_LENGTH.name),
    user_email: optionalEmail(),
    user_phone: optionalTelephone(),
    user_subject: text(MAX_LENGTH.subject),
    message: text(MAX_LENGTH.message),
    files: drawings(),
    uploads: namedUploads(),
    earlier: optionalSecret(),
  })
  .check(
    z.refine(
      ({ recipient, files, earlier, ...typed }) =>
        files.length > 0 || Object.values(typed).some((value) => trimmed(value) !== ''),
      'allBlank' satisfies MessageKey,
    ),
  );
