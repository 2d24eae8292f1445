import { z } from 'zod';
import { key, text, unique, verbatim } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { hasTemplate } from './settings.server.ts';

const percent = z.int().min(0).max(100);

/** A side of a part of a picture. */
const side = z.int().min(1).max(100);

const crop = z
  .strictObject({
    left: percent.meta({ label: 'From the left, per cent' }),
    top: percent.meta({ label: 'From the top, per cent' }),
    width: side.meta({ label: 'Width, per cent' }),
    height: side.meta({ label: 'Height, per cent' }),
  })
  .refine(({ left, width }) => left + width <= 100, {
    path: ['width'],
    error: 'expected at most what is left of the picture to the right: with "left", 100 in all',
  })
  .refine(({ top, height }) => top + height <= 100, {
    path: ['height'],
    error: 'expected at most what is left of the picture below: with "top", 100 in all',
  });

/** A picture of a page; tools/pictures/masters.ts requires its file in media/pictures. */
const picture = z.strictObject({
  id: key.meta({
    label: 'Short name',
    hint: 'Pages choose the picture by it. It is made of the name of the file: write a clearer one, such as "pump-station", before you save. Never change it after that.',
  }),
  file: z.string().meta({
    label: 'File',
    hint: 'The picture as the camera or telephone made it: JPEG, HEIC, PNG, WebP, AVIF or TIFF. At least 1440 × 720 pixels for the banner of the home page, 1000 × 500 elsewhere; one that is less than 480 pixels wide is refused.',
    folder: 'media/pictures',
  }),
  alt: text.meta({
    label: 'Alternative text',
    hint: 'What one sees, in a sentence, for people who do not see it.',
  }),
  drawing: z.literal(true).exactOptional().meta({
    hint: 'A line drawing on light paper: in the dark scheme its lines are light and its paper dark.',
  }),
  crop: crop.exactOptional().meta({
    region: 'crop',
    label: 'Part that is shown',
    hint: 'The part of the picture that the site shows; by default all of it. The file stays whole.',
  }),
  focus: z
    .strictObject({
      left: percent.meta({ label: 'From the left, per cent' }),
      top: percent.meta({ label: 'From the top, per cent' }),
    })
    .exactOptional()
    .meta({
      region: 'focus',
      label: 'Most important point',
      hint: 'The point that stays when the picture is cropped; by default its centre.',
    }),
  licence: verbatim.exactOptional().meta({ hint: 'Terms of use, for the office.' }),
  for: z.string().exactOptional().meta({
    label: 'Text checked with',
    hint: 'Fingerprint of the file that the text describes. If you replace the file, check the text and empty this field.',
  }),
});

/** content/pictures.yaml */
export const pictures = unique(picture.meta({ label: 'Picture' }), { id: ({ id }) => id });

export const readOwnPictures = contentReader('pictures', pictures);

/** The pictures of the template, in the default language only. */
export const readEstatePictures = contentReader('estate/pictures', pictures);

/** The entries of all pictures in this build; the same array until a file changes. */
export function readPictureEntries() {
  const own = readOwnPictures();
  if (!hasTemplate()) return own;
  const estate = readEstatePictures();
  if (all?.own !== own || all.estate !== estate) all = { own, estate, both: [...own, ...estate] };
  return all.both;
}

type Entries = ReturnType<typeof readOwnPictures>;

let all: { own: Entries; estate: Entries; both: Entries } | undefined;
