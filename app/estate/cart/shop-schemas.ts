import * as z from 'zod/mini';
import { type EstateMessageKey, required, requiredEmail, requiredName } from '../forms/fields.ts';

/** The coupon form accepts one code. */
export const couponSchema = (code: string) =>
  z.object({
    coupon: required().check(
      z.refine(
        (value) => value.trim().toUpperCase() === code,
        'couponUnknown' satisfies EstateMessageKey,
      ),
    ),
  });

/**
 * The shipping address (spec 3). Spec 5 gives no rules, so the fields that a delivery needs are
 * required.
 */
export const checkoutSchema = z.object({
  firstName: requiredName(),
  lastName: requiredName(),
  email: requiredEmail(),
  phone: required(),
  address: requiredName(),
  country: required(),
  city: required(),
  zip: required(),
});
