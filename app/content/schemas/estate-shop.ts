import { z } from 'zod';
import { listings } from './estate-section-data.ts';
import { link, picture } from './reference.ts';
import { meta, text, textWith } from './text.ts';

const banner = z.strictObject({ title: text, text, picture });
const way = z.strictObject({ label: text, to: link });

const cart = z.strictObject({
  meta,
  banner,
  /** Above the table, and its caption. */
  title: text,
  caption: text,
  columns: z.strictObject({
    thumb: text,
    title: text,
    price: text,
    quantity: text,
    total: text,
    remove: text,
  }),
  /** Buttons of a line. */
  less: textWith('title'),
  more: textWith('title'),
  remove: textWith('title'),
  /** Said after a line was removed. */
  removed: textWith('title'),
  /** Spec 8. */
  empty: text,
  /** Where to go from an empty cart. */
  browse: way,
  /** What lies in the cart to begin with, each once. */
  lines: listings,
  coupon: z.strictObject({
    label: text,
    hint: text,
    apply: text,
    /** The one code of this sample, and what it takes off. */
    code: text,
    percent: z.int().min(1).max(99),
    done: text,
    /** In the place of the box while the coupon counts, and its button. */
    applied: textWith('code'),
    remove: text,
  }),
  totals: z.strictObject({ title: text, subtotal: text, discount: text, total: text }),
  checkout: way,
});

export type EstateCart = z.infer<typeof cart>;

const checkout = z.strictObject({
  meta,
  banner,
  /** Above the form. */
  title: text,
  labels: z.strictObject({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    address: text,
    country: text,
    city: text,
    state: text,
    region: text,
    zip: text,
  }),
  optional: text,
  choose: text,
  /** Spec 3. */
  countries: z.array(text).min(1),
  payment: z.strictObject({
    title: text,
    /** Spec 2.5; the first is chosen to begin with. */
    options: z
      .array(
        z.strictObject({
          /** Name of the method. */
          text,
          /** Drawing beside it (app/estate/icon). */
          img: z.enum(['card', 'wallet']),
        }),
      )
      .min(2),
  }),
  pay: text,
  note: text,
  /** What lies in the cart, above the form: its title, and the way back. */
  summary: z.strictObject({ title: text, change: way }),
});

export type EstateCheckout = z.infer<typeof checkout>;

/** content/<lang>/estate/shop.yaml: cart and checkout (spec 2.5). */
export const estateShop = z.strictObject({ cart, checkout });
