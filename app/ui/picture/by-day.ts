import type { PictureData } from './picture.ts';

/** Whether the green of the mean colour, which most of the luminance is, is in the upper half. */
export function isByDay({ colour }: PictureData): boolean {
  return Number.parseInt(colour.slice(3, 5), 16) > 127;
}
