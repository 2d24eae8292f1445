import type { PictureData } from './picture.ts';

/** Whether a picture is bright, by the green of its mean colour, which dominates the luminance. */
export function isByDay({ colour }: PictureData): boolean {
  return Number.parseInt(colour.slice(3, 5), 16) > 127;
}
