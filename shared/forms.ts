import * as z from 'zod/mini';
import { careerSchema } from './career.ts';
import { contactSchema } from './contact.ts';
import { requiredEmail } from './fields.ts';

/** The subscribe box in the footer. */
const subscribeSchema = z.object({ user_email: requiredEmail() });

/**
 * Every form that the desk accepts. A new form also needs its mails (`mails.ts` and
 * content/mail.yaml), a template id and a retention (`mail-settings.ts` and
 * content/site.yaml), and the labels of its fields (`tools/desk-content/words.ts`).
 */
export const formSchemas = {
  contact: contactSchema,
  subscribe: subscribeSchema,
  career: careerSchema,
} as const;

export type FormName = keyof typeof formSchemas;
