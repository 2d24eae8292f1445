import { careerSchema } from './career.ts';
import { contactSchema } from './contact.ts';
import { subscribeSchema } from './subscribe.ts';

/**
 * Every form the desk takes. A new one also needs its mails (`mails.ts` and content/<lang>/mail.yaml),
 * a template id and a retention (`app/content/schemas/settings.ts` and content/site.yaml), and the
 * labels of its fields (`desk/content.ts`).
 */
export const formSchemas = {
  contact: contactSchema,
  subscribe: subscribeSchema,
  career: careerSchema,
} as const;

export type FormName = keyof typeof formSchemas;

/** Every form, in the order of the table above. */
export const FORM_NAMES = Object.keys(formSchemas) as FormName[];
