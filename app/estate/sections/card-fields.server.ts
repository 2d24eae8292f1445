import { z } from 'zod';
import { outwardLink, text } from '#app/content/fields.server.ts';
import { link, mark } from '#app/content/references.server.ts';
import { propertyType } from '../listings.server.ts';

/** Names of the template's own icons (app/estate/icon). */
const estateIcon = z.enum([
  'door',
  'bath',
  'area',
  'house',
  'apartments',
  'villa',
  'land',
  'warehouse',
  'key',
  'handshake',
  'chart',
  'office',
  'quote',
  'users',
  'trophy',
  'done',
  'star',
  'parking',
  'floors',
  'armchair',
]);

/** A property-type card (spec 3); its button opens the list of properties of this type. */
export const propertyTypeCard = z.strictObject({
  icon: estateIcon,
  title: text,
  desc: text,
  btnText: text,
  type: propertyType,
});

/** A service card (spec 3); the text includes its number of listings. */
export const serviceCard = z.strictObject({
  icon: estateIcon,
  title: text,
  text,
  btnText: text,
  btnLink: link,
});

/** A testimonial (spec 3), which has no image. */
export const testimonial = z.strictObject({ name: text, designation: text, desc: text });

/** A counter (spec 3); the number includes its suffix, such as "200+". */
export const counter = z.strictObject({
  icon: estateIcon,
  number: z.string().regex(/^\d+(?:\+|k)$/, { error: 'expected a figure such as "200+" or "10k"' }),
  text,
});

/** A question and its answer (spec 3). */
export const faqEntry = z.strictObject({ id: z.int().positive(), btnText: text, bodyText: text });

/** A member of the team (spec 3); the icon links to a page of another site. */
export const teamMember = z.strictObject({
  thumb: mark,
  name: text,
  designation: text,
  share: z.strictObject({ label: text, href: outwardLink }),
});

/** A step of the work process, with a link to the projects. */
export const processStep = z.strictObject({ title: text, desc: text, btnText: text, to: link });

/** A row of the apartments table (spec 3). */
export const apartmentRow = z.strictObject({
  no: text,
  bathroom: text,
  rooms: text,
  area: text,
  pricing: text,
  action: text,
  actionLink: link,
});

/** Kinds of rooms in a floor plan. */
const roomKind = z.enum([
  'living',
  'dining',
  'room',
  'study',
  'kitchen',
  'bath',
  'hall',
  'terrace',
]);

/** Name of each kind in the drawings. */
export const roomNames = z.record(roomKind, text);

/** A floor plan (spec 3), drawn as rows of rooms. Its other figures are computed from the rooms. */
export const floorPlan = z.strictObject({
  id: z.int().positive(),
  parking: text,
  price: text,
  /** Rows from the street to the garden; depths and widths in metres. The widths of a row add up to 12. */
  rows: z
    .array(
      z.strictObject({
        depth: z.number().positive(),
        rooms: z
          .array(z.strictObject({ kind: roomKind, width: z.number().positive() }))
          .refine((rooms) => rooms.reduce((sum, { width }) => sum + width, 0) === 12, {
            error: 'expected widths that add up to 12',
          }),
      }),
    )
    .min(1),
});

export type EstateFloorPlan = z.infer<typeof floorPlan>;
