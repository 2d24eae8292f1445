import { z } from 'zod';
import { outwardLink, text } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { link } from '#app/content/references.server.ts';

const addressTarget = z.union([link, z.string().regex(/^(?:tel|mailto):\S+$/)], {
  error: 'expected the address of a page, or a tel: or mailto: address',
});

/** content/estate/side-panel.yaml: the off-canvas panel of template pages (spec 2.5). */
const estateSidePanel = z.strictObject({
  /** Accessible name of the panel. */
  label: text,
  /** Label of the button in the header. */
  open: text,
  /** Label of the button that closes the panel. */
  close: text,
  /** The search box, which has no effect. */
  search: z.strictObject({ label: text, placeholder: text }),
  /** Heading of the list of addresses. */
  addressesTitle: text,
  /** Addresses of the sample office. */
  addresses: z
    .array(
      z.strictObject({
        icon: z.enum(['map-pin', 'phone', 'mail', 'clock']),
        label: text,
        href: addressTarget,
      }),
    )
    .min(1),
  /** The embedded map and its texts. */
  map: z.strictObject({
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
  }),
});

export type EstateSidePanel = z.infer<typeof estateSidePanel>;

export const readEstateSidePanel = contentReader('estate/side-panel', estateSidePanel);
