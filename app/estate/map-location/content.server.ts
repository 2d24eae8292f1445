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
  map: z.strictObject({
    title: text,
    frame: text,
    waiting: text,
    failed: text,
    address: text,
    outward: text,
    embed: outwardLink,
    link: outwardLink,
  }),
});

export type EstateMap = z.infer<typeof estateMap>;

export const readEstateMap = contentReader('estate/map-location', estateMap);
