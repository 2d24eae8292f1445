import { z } from 'zod';
import { text, textWith } from './text.ts';

/** content/<lang>/estate/interface.yaml: what the template's own controls say. */
export const estateInterface = z.strictObject({
  /** Controls of a carousel. */
  carousel: z.strictObject({ pause: text, play: text, previous: text, next: text }),
  /** The dialog with an enlarged picture. */
  gallery: z.strictObject({
    title: textWith('n', 'total'),
    close: text,
    previous: text,
    next: text,
  }),
  /** On a property: badge, and its stars in words. */
  listing: z.strictObject({ sale: text, stars: textWith('n') }),
});

export type EstateInterface = z.infer<typeof estateInterface>;
