import { z } from 'zod';
import { text } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { link } from '#app/content/references.server.ts';
import { officeMap } from '../map-location/content.server.ts';

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
  map: officeMap,
});

export type EstateSidePanel = z.infer<typeof estateSidePanel>;

export const readEstateSidePanel = contentReader('estate/side-panel', estateSidePanel);
