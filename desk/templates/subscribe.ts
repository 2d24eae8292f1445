import type { Template } from './template.ts';

export const subscribeTemplate: Template = {
  controls: { user_email: { type: 'email', autocomplete: 'email' } },
  onceKey: ({ user_email }) => `subscribe:${user_email?.toLowerCase()}`,
};
