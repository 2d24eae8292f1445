import { z } from 'zod';
import { meta, outwardLink, text, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { picture } from '#app/content/references.server.ts';
import { posts } from '../listings.server.ts';

/** An option of a filter: the value that a card must have (`All` for any), and its label. */
const option = z.strictObject({ value: text, label: text });
const options = z
  .array(option)
  .min(2)
  .refine(([first]) => first?.value === 'All', { error: 'expected "All" as the first option' });
const choice = z.strictObject({ label: text, options });

const head = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, text, picture }),
  /** Heading of the list. */
  title: text,
});

const list = z.strictObject({
  /** The full-width list, and the list with side filters. */
  pages: z.strictObject({ plain: head, sidebar: head }),
  /** Accessible names of the filter row and of the side filters. */
  label: text,
  sideLabel: text,
  /** The filter row (spec 2.5, 9). */
  status: choice,
  type: choice,
  location: choice,
  search: z.strictObject({ label: text, placeholder: text }),
  sort: choice,
  /** The side filters: option lists of spec 9. */
  kind: choice,
  purpose: choice,
  budget: choice,
  price: z.strictObject({ title: text, min: text, max: text, shown: textWith('min', 'max') }),
  /** Fixed text (spec 2.5). */
  showing: text,
  /** Announced after every change of the filters. */
  found: textWith('n', 'total'),
  none: text,
  reset: text,
  layout: z.strictObject({ label: text, grid: text, list: text }),
  /** Static pagination (spec 9). */
  pages4: z.strictObject({
    label: text,
    page: textWith('n'),
    /** Beside the fixed text and the pages. */
    fixed: text,
  }),
  /** In place of the filters, where a browser runs no JavaScript. */
  withoutScript: text,
});

export type EstateList = z.infer<typeof list>;

const features = z.strictObject({ bed: text, space: text });

const details = z.strictObject({
  /** Label of the list in the breadcrumb. */
  list: text,
  preview: z.strictObject({ title: text, price: text, location: text, status: text }),
  features: z.strictObject({
    title: text,
    room: text,
    bed: text,
    bath: text,
    space: text,
    size: text,
    type: text,
    /** Below the tiles: what space and size are. */
    measured: text,
    /** Beds and floor space of each property, by its title. */
    of: z.record(z.string(), features),
  }),
  address: z.strictObject({
    title: text,
    frame: text,
    waiting: text,
    failed: text,
    outward: text,
    /** Shown while the page has only navigation state. */
    unknown: text,
    /** The map of a property, for the frame and on its own site. */
    embed: textWith('west', 'south', 'east', 'north', 'lat', 'lon').pipe(outwardLink),
    link: textWith('lat', 'lon').pipe(outwardLink),
  }),
  video: z.strictObject({ title: text, text, label: text }),
  /** Accessible name of the sidebar. */
  aside: text,
  categories: text,
  recent: text,
  posts,
  properties: text,
});

/** content/estate/property.yaml: the lists of properties, and a property's own page (spec 2.5). */
const estateProperty = z.strictObject({ list, details });

export const readEstateProperty = contentReader('estate/property', estateProperty);
