import { z } from 'zod';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { indexReader } from './index-reader.server.ts';

const source = z.strictObject({ src: z.string(), width: z.int().positive() });

const pictures: z.ZodType<Record<string, PictureData>> = z.record(
  z.string(),
  z.strictObject({
    alt: z.string().min(1),
    width: z.int().positive(),
    height: z.int().positive(),
    colour: z.string().regex(/^#[0-9a-f]{6}$/i),
    focus: z.tuple([z.number(), z.number()]),
    sources: z.strictObject({ avif: z.array(source).min(1), webp: z.array(source).min(1) }),
  }),
);

/** Every picture the build has made from `media/pictures`, by name. */
export const readPictures = indexReader('build/pictures.json', pictures);
