/** A part of a picture, in per cent. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Place {
  left: number;
  top: number;
}

/** All of a picture. */
export const WHOLE: Crop = { left: 0, top: 0, width: 100, height: 100 };

/** What of a part is moved: a corner, or all of it by its middle. */
export type Handle = 'start' | 'end' | 'middle';

export const HANDLES: readonly Handle[] = ['start', 'end', 'middle'];

/** Where a handle is. */
export function placeOf({ left, top, width, height }: Crop, handle: Handle): Place {
  const part = { start: 0, middle: 0.5, end: 1 }[handle];
  return { left: left + width * part, top: top + height * part };
}

/** The part after a handle has been moved to a place; it stays in the picture, and is never nothing. */
export function moved(crop: Crop, handle: Handle, to: Place): Crop {
  const right = crop.left + crop.width;
  const bottom = crop.top + crop.height;
  if (handle === 'middle')
    return {
      ...crop,
      left: between(0, to.left - crop.width / 2, 100 - crop.width),
      top: between(0, to.top - crop.height / 2, 100 - crop.height),
    };
  if (handle === 'end')
    return {
      ...crop,
      width: between(1, to.left - crop.left, 100 - crop.left),
      height: between(1, to.top - crop.top, 100 - crop.top),
    };
  const left = between(0, to.left, right - 1);
  const top = between(0, to.top, bottom - 1);
  return { left, top, width: right - left, height: bottom - top };
}

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));
