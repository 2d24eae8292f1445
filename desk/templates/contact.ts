import type { Template } from './template.ts';

export const contactTemplate: Template = {
  controls: {
    user_name: { type: 'text', autocomplete: 'name' },
    user_email: { type: 'email', autocomplete: 'email' },
    user_phone: { type: 'tel', autocomplete: 'tel' },
    user_subject: { type: 'text', autocomplete: 'off' },
    message: { type: 'textarea', autocomplete: 'off' },
  },
};
