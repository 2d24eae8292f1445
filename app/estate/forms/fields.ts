import * as z from 'zod/mini';
import { isEmail } from '#shared/fields.ts';
import { LANGUAGE } from '#shared/language.ts';
import type { EstateForms } from './content.server.ts';

/** Key of an error text in content/estate/forms.yaml. */
export type EstateMessageKey = keyof EstateForms['errors'];

const key = (message: EstateMessageKey) => message;

const segmenter = new Intl.Segmenter(LANGUAGE);

/**
 * Counts graphemes: an emoji or a letter with its marks is one. A minimum is about what the visitor sees; a
 * maximum is about what is stored (`lengthOf`).
 */
export const charactersIn = (value: string): number => [...segmenter.segment(value)].length;

/** Text as typed. A missing field counts as blank. */
export const typed = () => z._default(z.string(), '');

/**
 * Required text. A refinement does not abort validation, so rules of the whole form, such as equal
 * passwords, are checked too; only a field's first issue is shown.
 */
export const required = () =>
  typed().check(z.refine((value) => value.trim() !== '', key('required')));

/** Spec 5, 9: names, addresses and keywords have at least 3 characters. */
export const requiredName = () =>
  required().check(z.refine((value) => charactersIn(value.trim()) >= 3, key('tooShort')));

/** A valid e-mail address. */
export const requiredEmail = () =>
  required().check(z.refine((value) => isEmail(value), key('emailInvalid')));

/** Spec 5, 9: an optional message of at least 5 characters. */
export const optionalMessage = () =>
  typed().check(
    z.refine(
      (value) => value.trim() === '' || charactersIn(value.trim()) >= 5,
      key('messageShort'),
    ),
  );
