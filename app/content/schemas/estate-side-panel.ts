import { z } from 'zod';
import { link } from './reference.ts';
import { outwardLink, text } from './text.ts';

const addressTarget = z.union([link, z.string().regex(/^(?:tel|mailto):\S+$/)], {
  error: 'expected a path of the route table, or a tel: or mailto: address',
});

/** content/<lang>/estate/side-panel.yaml: the off-canvas panel of template pages (spec 2.5). */
export const estateSidePanel = z.strictObject({
  /** Names the panel. */
  label: text,
  /** Words of the button in the header. */
  open: text,
  /** Words of the button that closes the panel. */
  close: text,
  /** The search box, which searches nothing. */
  search: z.strictObject({ label: text, placeholder: text }),
  /** Heading of the list of addresses. */
  addressesTitle: text,
  /** Where the sample office is reached. */
  addresses: z
    .array(
      z.strictObject({
        icon: z.enum(['map-pin', 'phone', 'mail', 'clock']),
        label: text,
        href: addressTarget,
      }),
    )
    .min(1),
  /** The embedded map, with what stands beside it. */
  map: z.strictObject({
    /** Names the frame. */
    frame: text,
    /** Stands there until its place is seen. */
    waiting: text,
    /** Stands there where the map cannot be had. */
    failed: text,
    /** The address in words. */
    address: text,
    /** Words of the link out. */
    outward: text,
    /** Address of the frame. */
    embed: outwardLink,
    /** The map on its own site. */
    link: outwardLink,
  }),
});

export type EstateSidePanel = z.infer<typeof estateSidePanel>;
