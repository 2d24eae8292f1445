import type { FormName } from '#contract/forms.ts';
import { careerTemplate } from './career.ts';
import { contactTemplate } from './contact.ts';
import { subscribeTemplate } from './subscribe.ts';
import type { Template } from './template.ts';

/** One for every form of the contract. */
export const templates: Record<FormName, Template> = {
  contact: contactTemplate,
  subscribe: subscribeTemplate,
  career: careerTemplate,
};
