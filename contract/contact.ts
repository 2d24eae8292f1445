import * as z from 'zod/mini';
import { optionalEmail, text } from './fields.ts';
import { MAX_LENGTH } from './limits.ts';
import type { MessageKey } from './messages.ts';

/** The contact form's payload (spec §3). No field is required (§5), but one must say something. */
export const contactSchema = z
  .object({
    user_name: text(MAX_LENGTH.name),
    user_email: optionalEmail(),
    user_phone: text(MAX_LENGTH.phone),
    user_subject: text(MAX_LENGTH.subject),
    message: text(MAX_LENGTH.message),
  })
  .check(
    z.refine(
      (fields) => Object.values(fields).some((value) => value.trim() !== ''),
      'allBlank' satisfies MessageKey,
    ),
  );
