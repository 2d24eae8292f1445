import * as z from 'zod/mini';
import { optionalMessage, required, requiredEmail, requiredName } from './fields.ts';

/** Spec 5: the template's contact-message form. */
export const messageSchema = z.object({
  name: requiredName(),
  phone: required(),
  email: requiredEmail(),
  address: requiredName(),
  message: optionalMessage(),
});

/** Spec 3: the quote request; spec 5 gives no rules, so those of the contact message apply. */
export const quoteSchema = z.object({
  name: requiredName(),
  email: requiredEmail(),
  phone: required(),
  type: required(),
  message: optionalMessage(),
});

/** Spec 5: the keyword search. */
export const keywordSchema = z.object({ searchKeyword: requiredName() });
