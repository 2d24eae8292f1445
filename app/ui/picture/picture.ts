import * as z from 'zod/mini';

const file = z.object({
  /** URL path of the file; never another host, and never more than one URL. */
  src: z.string().check(z.regex(/^\/(?![/\\])\S+$/)),
  /** Width of the file in pixels. */
  width: z.int().check(z.positive()),
});

const fraction = z.number().check(z.minimum(0), z.maximum(1));

/**
 * A picture as the page shows it: AVIF in every width, and a colour until it has loaded. Checked in the build's index
 * and in navigation state.
 */
export const pictureData = z.object({
  /** Text for visitors who do not see the picture. */
  alt: z.string().check(z.minLength(1)),
  /** A line drawing on light paper, which is dark in the dark scheme. */
  drawing: z.optional(z.literal(true)),
  /** Width of the master in pixels; with the height it fixes the ratio. */
  width: z.int().check(z.positive()),
  /** Height of the master in pixels. */
  height: z.int().check(z.positive()),
  /** Mean colour of the picture, `#rrggbb`. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  /** Point that must stay in view when the picture is cropped, as fractions of width and height. */
  focus: z.tuple([fraction, fraction]),
  /** AVIF, narrowest first. */
  files: z.array(file).check(z.minLength(1)),
});

/** One file of a picture in one width. */
export type PictureFile = z.infer<typeof file>;
export type PictureData = z.infer<typeof pictureData>;
