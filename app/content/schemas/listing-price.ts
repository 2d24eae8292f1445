import { z } from 'zod';
import { PRICE } from '../price-range.ts';

/** Plain decimal string in USD. Above the slider's end a card would be hidden with no filter set. */
export const listingPrice = z
  .string()
  .regex(/^\d+\.\d\d$/, { error: 'expected a price such as "340.00"', abort: true })
  .refine((price) => Number(price) <= PRICE.max, {
    error: `expected at most ${PRICE.max}.00, where the price slider ends`,
  });
