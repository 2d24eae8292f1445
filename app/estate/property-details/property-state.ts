import * as z from 'zod/mini';
import { pictureData } from '#app/ui/picture/picture.ts';

/** Navigation state of a link to a property (spec 2.3): enough for the upper half of its page. */
export const propertyStateSchema = z.object({
  thumbnail: pictureData,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z.string().check(z.maxLength(5000)),
  price: z.string().check(z.regex(/^\d{1,9}(\.\d\d)?$/)),
});

export type PropertyState = z.infer<typeof propertyStateSchema>;
