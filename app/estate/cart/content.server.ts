import { z } from 'zod';
import { meta, text, texts, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { link, picture } from '#app/content/references.server.ts';
import { listings } from '../listings.server.ts';

const banner = z.strictObject({ title: text, text, picture });
const way = z.strictObject({ label: text, to: link });

const cart = z.strictObject({
  meta,
  banner,
  /** Heading and caption of the table. */
  title: text,
  caption: text,
  columns: texts('thumb', 'title', 'price', 'quantity', 'total', 'remove'),
  /** Buttons of a line. */
  less: textWith('title'),
  more: textWith('title'),
  remove: textWith('title'),
  /** Announced after a line is removed. */
  removed: textWith('title'),
  /** Shown while the cart is empty (spec 8). */
  empty: text,
  /** Link from an empty cart. */
  browse: way,
  /** Button of an empty cart, which restores its initial content. */
  samples: text,
  /** On a property's page: the button, how many are in the cart, and the link to it. */
  add: z.strictObject({ label: text, inCart: textWith('n'), see: text }),
  /** Initial content of the cart: one of each. */
  lines: listings.transform((all) => all.map(({ title }) => title)),
  coupon: z.strictObject({
    label: text,
    hint: text,
    apply: text,
    /** The sample's coupon code and its discount. */
    code: text,
    percent: z.int().min(1).max(99),
    done: text,
    /** Replaces the form while a coupon is applied; `remove` labels the button that removes it. */
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
  /** Heading of the form. */
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
  /** Options of the country select (spec 3). */
  countries: z.array(text).min(1),
  payment: z.strictObject({
    title: text,
    /** Payment methods (spec 2.5); the first is the default. */
    options: z
      .array(
        z.strictObject({
          /** Name of the method. */
          text,
          /** Icon beside it (app/estate/icon). */
          img: z.enum(['card', 'wallet']),
        }),
      )
      .min(2),
  }),
  pay: text,
  /** In place of the form while the cart is empty. */
  nothing: text,
  note: text,
  /** Summary of the cart above the form: title, and link back to the cart. */
  summary: z.strictObject({ title: text, change: way }),
});

export type EstateCheckout = z.infer<typeof checkout>;

/** content/estate/shop.yaml: cart and checkout (spec 2.5). */
const estateShop = z.strictObject({ cart, checkout });

export const readEstateShop = contentReader('estate/shop', estateShop);
