import { z } from 'zod';
import { link, picture } from './reference.ts';
import { email, meta, outwardLink, phone, text } from './text.ts';

/** A contact line: an icon, what it is, and the line itself, with the link of a number or mailbox. */
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

/** content/<lang>/estate/map-location.yaml: offices by state (spec 2.5, 3). */
export const estateMap = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, text, picture }),
  title: text,
  /** The state select; its first option shows all groups. */
  state: z.strictObject({ label: text, all: text }),
  /** Map location groups (spec 3), one for each state. */
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
