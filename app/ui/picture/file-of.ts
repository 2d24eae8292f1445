import type { PictureData } from './picture.ts';

/** Enough for a text column at double density, in pixels. */
const COLUMN_WIDTH = 1200;

/** The file for readers that choose none by its width: feeds, search engines, a link to the picture. */
export function fileOf({ files: [narrowest, ...wider] }: Pick<PictureData, 'files'>): string {
  const file = wider.findLast(({ width }) => width <= COLUMN_WIDTH) ?? narrowest;
  return file?.src ?? '';
}
