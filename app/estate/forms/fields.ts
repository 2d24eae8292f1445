import * as z from 'zod/mini';
import { LANGUAGE } from '#shared/language.ts';
import type { EstateForms } from './content.server.ts';

/** Key of an error text in content/estate/forms.yaml. */
export type EstateMessageKey = keyof EstateForms['errors'];

const key = (message: EstateMessageKey) => message;

/** HTML's pattern for `type=email`, with a dot required in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

const segmenter = new Intl.Segmenter(LANGUAGE);

/** Counts graphemes: an emoji or a letter with its marks is one. */
export const charactersIn = (value: string): number => [...segmenter.segment(value)].length;

const text = () => z._default(z.string(), '');

/**
 * Required text. A refinement does not abort validation, so rules of the whole form, such as equal
 * passwords, are checked too; only a field's first issue is shown.
 */
export const required = () =>
  text().check(z.refine((value) => value.trim() !== '', key('required')));

/** Spec 5, 9: names, addresses and keywords have at least 3 characters. */
export const requiredName = () =>
  required().check(z.refine((value) => charactersIn(value.trim()) >= 3, key('tooShort')));

/** A valid e-mail address. */
export const requiredEmail = () =>
  required().check(z.refine((value) => EMAIL.test(value.trim()), key('emailInvalid')));

/** Spec 5, 9: an optional message of at least 5 characters. */
export const optionalMessage = () =>
  text().check(
    z.refine(
      (value) => value.trim() === '' || charactersIn(value.trim()) >= 5,
      key('messageShort'),
    ),
  );
