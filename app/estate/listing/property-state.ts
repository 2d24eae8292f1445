import * as z from 'zod/mini';
import type { EstateListing } from '#app/content/schemas/estate-listing.ts';
import { statePicture } from '#app/shell/details/details-state.ts';

/** What a link to a property carries (spec 2.3): enough to show the page's upper half. */
export const propertyStateSchema = z.object({
  thumbnail: statePicture,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z.string().check(z.maxLength(5000)),
  price: z.string().check(z.regex(/^\d{1,9}(\.\d\d)?$/)),
});

export type PropertyState = z.infer<typeof propertyStateSchema>;

/** The navigation state for a link to this property. */
export function propertyState({ thumb, title, desc, price }: EstateListing): PropertyState {
  return { thumbnail: thumb, title, description: desc, price };
}
