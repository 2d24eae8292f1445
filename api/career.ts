import * as z from 'zod/mini';
import { optionalUrl, requiredEmail, requiredText } from './fields.ts';
import { requiredDocument } from './form-file.ts';
import { MAX_LENGTH } from './limits.ts';

/** An application (spec §3): all but the portfolio link is required (§5). */
export const careerSchema = z.object({
  user_name: requiredText(MAX_LENGTH.name),
  user_email: requiredEmail(),
  user_phone: requiredText(MAX_LENGTH.phone),
  portfolio: optionalUrl(),
  resume: requiredDocument(),
});
