import { DOCUMENT_ACCEPT } from '#contract/file-type.ts';
import type { Template } from './template.ts';

export const careerTemplate: Template = {
  controls: {
    user_name: { type: 'text', autocomplete: 'name' },
    user_email: { type: 'email', autocomplete: 'email' },
    user_phone: { type: 'tel', autocomplete: 'tel' },
    portfolio: { type: 'url', autocomplete: 'url' },
    resume: { type: 'file', accept: DOCUMENT_ACCEPT },
  },
};
