import * as z from 'zod/mini';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { isTitleOf } from './details-path.ts';

const source = z.object({
  /** Ours only: a path, and none that leads to another host or names a second file. */
  src: z.string().check(z.regex(/^\/(?![/\\])\S+$/)),
  width: z.int().check(z.positive()),
});

const fraction = z.number().check(z.minimum(0), z.maximum(1));

/** A picture in navigation state. */
export const statePicture: z.ZodMiniType<PictureData> = z.object({
  alt: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  focus: z.tuple([fraction, fraction]),
  sources: z.object({
    avif: z.array(source).check(z.minLength(1)),
    webp: z.array(source).check(z.minLength(1)),
  }),
});

/**
 * The navigation state of a details page where it fits its schema and belongs to the address;
 * whatever else lies there is ignored.
 *
 * @param param the slug as the router gives it, decoded
 */
export function parseState<State extends { title: string }>(
  schema: z.ZodMiniType<State>,
  state: unknown,
  param: string | undefined,
): State | undefined {
  const { data } = z.safeParse(schema, state);
  return data && isTitleOf(param, data.title) ? data : undefined;
}
