import * as z from 'zod/mini';
import {
  optionalChoice,
  optionalUrl,
  requiredEmail,
  requiredTelephone,
  requiredText,
} from './fields.ts';
import { requiredDocument } from './form-file.ts';
import { MAX_LENGTH } from './limits.ts';

/**
 * An application (spec §3): all but the portfolio link is required (§5). `vacancy` is the number and title
 * that the form shows. It is not compared with the content, so that an application that arrives after the
 * closing date, or by an old page, is delivered (decision 0205).
 */
export const careerSchema = z.object({
  vacancy: optionalChoice(),
  user_name: requiredText(MAX_LENGTH.name),
  user_email: requiredEmail(),
  user_phone: requiredTelephone(),
  portfolio: optionalUrl(),
  resume: requiredDocument(),
});
