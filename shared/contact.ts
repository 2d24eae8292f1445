import * as z from 'zod/mini';
import { optionalChoice, optionalEmail, optionalTelephone, text } from './fields.ts';
import { MAX_LENGTH } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { trimmed } from './typed-text.ts';

/**
 * The contact form's payload (spec §3). No field is required (§5), but at least one must not be blank.
 * `recipient` is the title of a card in content/contact.yaml (decision 0007).
 */
export const contactSchema = z
  .object({
    recipient: optionalChoice(),
    user_name: text(MAX_LENGTH.name),
    user_email: optionalEmail(),
    user_phone: optionalTelephone(),
    user_subject: text(MAX_LENGTH.subject),
    message: text(MAX_LENGTH.message),
  })
  .check(
    z.refine(
      ({ recipient, ...typed }) => Object.values(typed).some((value) => trimmed(value) !== ''),
      'allBlank' satisfies MessageKey,
    ),
  );
