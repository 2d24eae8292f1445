import { z } from 'zod';
import { picture } from './reference.ts';
import { meta, plural, text, textWith } from './text.ts';

const options = z.array(text).min(2);

/** content/<lang>/estate/add-listing.yaml: the form for a new listing (spec 2.5, 3). */
export const estateAddListing = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, text, picture }),
  /** Names the menu of the form's parts. */
  menu: text,
  /** The four parts, in their order. */
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
    /** While there is none. */
    hint: text,
    remove: textWith('name'),
    /** Read out after a change. */
    count: plural,
    /** Why a file was not taken. */
    refused: z.strictObject({
      empty: textWith('name'),
      kind: textWith('name'),
      broken: textWith('name'),
    }),
  }),
  submit: text,
});

export type EstateAddListing = z.infer<typeof estateAddListing>;
