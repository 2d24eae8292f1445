import { careerSchema } from './career.ts';
import { contactSchema } from './contact.ts';
import { subscribeSchema } from './subscribe.ts';

/**
 * Every form the desk takes. A new form is a schema file and a line here; which template id
 * addresses it is content (`mail.templateIds` in content/site.yaml).
 */
export const formSchemas = {
  contact: contactSchema,
  subscribe: subscribeSchema,
  career: careerSchema,
} as const;

export type FormName = keyof typeof formSchemas;

/** Every form, in the order of the table above. */
export const FORM_NAMES = Object.keys(formSchemas) as FormName[];
