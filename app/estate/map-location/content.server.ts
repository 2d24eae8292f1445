import { z } from 'zod';
import { email, meta, outwardLink, phone, text } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { link, picture } from '#app/content/references.server.ts';

/** A contact line: icon, label and text, with a link for telephone numbers and e-mail addresses. */
const contactLine = z.discriminatedUnion('icon', [
  z.strictObject({ icon: z.literal('phone'), title: text, address: phone }),
  z.strictObject({
    icon: z.literal('mail'),
    title: text,
    address: email.transform((label) => ({ label, href: `mailto:${label}` })),
  }),
  z.strictObject({
    icon: z.enum(['map-pin', 'clock']),
    title: text,
    address: text.transform((label) => ({ label, href: undefined })),
  }),
]);

const card = z.strictObject({
  title: text,
  contacts: z.array(contactLine).min(1),
  buttons: z
    .array(z.strictObject({ link, text, icon: z.enum(['arrow-right', 'mail', 'phone']) }))
    .min(1),
});

/** An embedded map and its texts. */
export const officeMap = z.strictObject({
  /** Accessible name of the frame. */
  frame: text,
  /** Shown in place of the map until it scrolls into view. */
  waiting: text,
  /** Shown in place of the map if it cannot load. */
  failed: text,
  /** The postal address. */
  address: text,
  /** Label of the link to the map's own site. */
  outward: text,
  /** URL of the frame. */
  embed: outwardLink,
  /** URL of the map on its own site. */
  link: outwardLink,
});

/** content/estate/map-location.yaml: offices by state (spec 2.5, 3). */
const estateMap = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, text, picture }),
  title: text,
  /** The state select; its first option shows all groups. */
  state: z.strictObject({ label: text, all: text }),
  /** Map location groups (spec 3), one per state. */
  groups: z.array(
    z.strictObject({ id: z.int().positive(), title: text, cards: z.array(card).min(1) }),
  ),
  map: officeMap.extend({ title: text }),
});

export type EstateMap = z.infer<typeof estateMap>;

export const readEstateMap = contentReader('estate/map-location', estateMap);
