import { z } from 'zod';
import { text, texts, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';

/** content/estate/forms.yaml: the texts of the template's forms. */
const estateForms = z.strictObject({
  /** Validation messages (spec 5). */
  errors: z.strictObject({
    required: textWith('field'),
    tooShort: text,
    tooLong: textWith('field', 'max'),
    emailInvalid: text,
    messageShort: text,
    passwordRequired: text,
    passwordShort: text,
    passwordNumber: text,
    passwordLower: text,
    passwordUpper: text,
    passwordSymbol: text,
    confirmDiffers: text,
    firstNameRequired: text,
    lastNameRequired: text,
    termsRequired: text,
    numberInvalid: textWith('field'),
    wholeNumberInvalid: textWith('field'),
    yearInvalid: textWith('field'),
    couponUnknown: text,
  }),
  /** Labels of the fields. In the message `required`, spec 5 uses the field's name in the record. */
  labels: texts('name', 'email', 'phone', 'address', 'type', 'message'),
  /** In place of a form's button, where a browser runs no JavaScript. */
  withoutScript: text,
  /** Button of the contact form. */
  send: text,
  quote: z.strictObject({
    /** Button of the quote form. */
    send: text,
    /** First option, which chooses nothing. */
    choose: text,
    /** Subjects of a quote (spec 3). */
    types: z.array(text).min(1),
  }),
  search: z.strictObject({
    /** Button of the keyword search. */
    send: text,
    /** Label of its field. */
    label: text,
    /** Toast after a search (spec 8). */
    done: text,
  }),
});

export type EstateForms = z.infer<typeof estateForms>;

export const readEstateForms = contentReader('estate/forms', estateForms);
