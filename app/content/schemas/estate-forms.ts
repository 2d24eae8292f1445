import { z } from 'zod';
import { text, textWith } from './text.ts';

/** content/<lang>/estate/forms.yaml: the words of the template's forms. */
export const estateForms = z.strictObject({
  /** What is said about a wrong value, spec 5. */
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
  /** What each field is called; in `required` it has the name it has in the record, as spec 5 words it. */
  labels: z.strictObject({
    name: text,
    email: text,
    phone: text,
    address: text,
    type: text,
    message: text,
  }),
  /** Button of the contact message. */
  send: text,
  quote: z.strictObject({
    /** Button of the quote form. */
    send: text,
    /** First option: none chosen. */
    choose: text,
    /** What a quote may be about, spec 3. */
    types: z.array(text).min(1),
  }),
  search: z.strictObject({
    /** Button of the keyword search. */
    send: text,
    /** Name of its field. */
    label: text,
    /** Toast after a search, spec 8. */
    done: text,
  }),
});

export type EstateForms = z.infer<typeof estateForms>;
