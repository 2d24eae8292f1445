import * as z from 'zod/mini';
import type { EstateForms } from '#app/content/schemas/estate-forms.ts';
import { LANGUAGE } from '#contract/language.ts';

/** What a form says about a wrong value; the texts are in content/<lang>/estate/forms.yaml. */
export type EstateMessageKey = keyof EstateForms['errors'];

const key = (message: EstateMessageKey) => message;

/* As the browser's own rule for `type=email`, with a dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

const segmenter = new Intl.Segmenter(LANGUAGE);

/** Characters as a reader counts them: an emoji or a letter with its marks is one. */
export const charactersIn = (value: string): number => [...segmenter.segment(value)].length;

const text = () => z._default(z.string(), '');

/**
 * Text that has to be there. It does not end the judging (the first issue of a field is the one told),
 * so that a rule for the form as a whole, such as two equal passwords, is judged too.
 */
export const required = () =>
  text().check(z.refine((value) => value.trim() !== '', key('required')));

/** Spec 5, 9: names, addresses and keywords have at least 3 characters. */
export const requiredName = () =>
  required().check(z.refine((value) => charactersIn(value.trim()) >= 3, key('tooShort')));

/** A valid e-mail address. */
export const requiredEmail = () =>
  required().check(z.refine((value) => EMAIL.test(value.trim()), key('emailInvalid')));

/** Spec 5, 9: a message may be left out, else it has at least 5 characters. */
export const optionalMessage = () =>
  text().check(
    z.refine(
      (value) => value.trim() === '' || charactersIn(value.trim()) >= 5,
      key('messageShort'),
    ),
  );
