import { z } from 'zod';
import { meta, plural, text, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { picture } from '#app/content/references.server.ts';

const options = z.array(text).min(2);

/** content/estate/add-listing.yaml: the form for a new listing (spec 2.5, 3). */
const estateAddListing = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, text, picture }),
  /** Accessible name of the menu of the form's parts. */
  menu: text,
  /** The four parts, in display order. */
  parts: z.strictObject({
    basicInformation: text,
    propertyGallery: text,
    propertyInformation: text,
    propertyContactDetails: text,
  }),
  labels: z.strictObject({
    propertyTitle: text,
    Description: text,
    Status: text,
    Type: text,
    Price: text,
    Area: text,
    Rooms: text,
    propertyId: text,
    areaSize: text,
    sizePrefix: text,
    landArea: text,
    bedrooms: text,
    bathrooms: text,
    garages: text,
    yearBuild: text,
    parking: text,
    name: text,
    email: text,
    phone: text,
  }),
  optional: text,
  choose: text,
  statuses: options,
  types: options,
  parkings: options,
  amenities: z.strictObject({ title: text, options }),
  gallery: z.strictObject({
    label: text,
    /** Shown while there are no pictures. */
    hint: text,
    remove: textWith('file'),
    /** Announced after a change. */
    count: plural,
    /** Reasons why a file was rejected. */
    refused: z.strictObject({
      empty: textWith('file'),
      kind: textWith('file'),
      broken: textWith('file'),
    }),
  }),
  submit: text,
  /** Above the form while a property of the account is edited. */
  editing: textWith('title'),
});

export type EstateAddListing = z.infer<typeof estateAddListing>;

export const readEstateAddListing = contentReader('estate/add-listing', estateAddListing);
