import * as z from 'zod/mini';
import {
  type EstateMessageKey,
  optionalMessage,
  required,
  requiredEmail,
  requiredName,
} from '../forms/fields.ts';

const isPositive = (value: string) => Number(value) > 0 && Number.isFinite(Number(value));
const key: EstateMessageKey = 'numberInvalid';

const requiredNumber = () => required().check(z.refine(isPositive, key));

const optionalNumber = () =>
  z._default(z.string(), '').check(z.refine((value) => value === '' || isPositive(value), key));

/** The listing form (spec 3). Spec 5 gives it no rules: it asks for what a card shows, and whom to call. */
export const listingSchema = z.object({
  propertyTitle: requiredName(),
  Description: optionalMessage(),
  Status: required(),
  Type: required(),
  Price: requiredNumber(),
  Area: requiredNumber(),
  Rooms: requiredNumber(),
  areaSize: optionalNumber(),
  landArea: optionalNumber(),
  bedrooms: optionalNumber(),
  bathrooms: optionalNumber(),
  garages: optionalNumber(),
  yearBuild: optionalNumber(),
  name: requiredName(),
  email: requiredEmail(),
  phone: required(),
});
