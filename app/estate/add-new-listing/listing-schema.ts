import * as z from 'zod/mini';
import { westernDigits } from '#shared/comparable-text.ts';
import {
  type EstateMessageKey,
  optionalMessage,
  required,
  requiredEmail,
  requiredName,
  typed,
} from '../forms/fields.ts';

const rule = (holds: (value: string) => boolean, message: EstateMessageKey) =>
  z.refine<string>((value) => value.trim() === '' || holds(value), message);

/** A positive number in Western or Arabic digits, with or without thousands separators. */
const number = rule((value) => numberIn(value) > 0, 'numberInvalid');
/** Also none: land has no rooms. */
const wholeNumber = rule((value) => Number.isSafeInteger(numberIn(value)), 'wholeNumberInvalid');
const year = rule((value) => /^(1[89]|20)\d\d$/.test(westernDigits(value.trim())), 'yearInvalid');

/** Parses a number as typed; NaN if it is invalid. */
function numberIn(value: string): number {
  const text = westernDigits(value.trim());
  const isNumber = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text);
  return isNumber ? Number(text.replaceAll(',', '')) : Number.NaN;
}

/**
 * The listing form (spec 3). Spec 5 gives no rules, so the fields of a card and of the contact are
 * required.
 */
export const listingSchema = z.object({
  propertyTitle: requiredName(),
  Description: optionalMessage(),
  Status: required(),
  Type: required(),
  Price: required().check(number),
  Area: required().check(number),
  Rooms: required().check(wholeNumber),
  areaSize: typed().check(number),
  landArea: typed().check(number),
  bedrooms: typed().check(wholeNumber),
  bathrooms: typed().check(wholeNumber),
  garages: typed().check(wholeNumber),
  yearBuild: typed().check(year),
  name: requiredName(),
  email: requiredEmail(),
  phone: required(),
});
