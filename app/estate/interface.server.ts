import { z } from 'zod';
import { text, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';

/** content/estate/interface.yaml: texts of the template's own controls. */
const estateInterface = z.strictObject({
  /** Controls of a carousel. */
  carousel: z.strictObject({ pause: text, play: text, previous: text, next: text }),
  /** The dialog with an enlarged picture. */
  gallery: z.strictObject({
    title: textWith('n', 'total'),
    close: text,
    previous: text,
    next: text,
  }),
  /** Badge of a property, and accessible name of its stars. */
  listing: z.strictObject({ sale: text, stars: textWith('n') }),
});

export const readEstateInterface = contentReader('estate/interface', estateInterface);
