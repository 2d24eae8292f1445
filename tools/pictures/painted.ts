import { wcagLuminance } from 'culori';
import type { Sharp } from 'sharp';

/** A smaller part of a side than this, beside the drawing, is no empty margin: its author wanted it. */
const LEAST_MARGIN = 0.1;

/** A part of an image, in shares of its sides. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What an image paints: everything but transparent pixels or, in an opaque one, a white ground. */
export class Painted {
  /** Longer side of the copy that is examined, in pixels. */
  static readonly SIDE = 240;

  /** Whether it has a ground of its own, no part of which is transparent. */
  readonly isOpaque: boolean;
  /** Whether that ground is white. */
  readonly isOnWhite: boolean;
  readonly #data: Buffer;
  readonly #width: number;
  readonly #height: number;

  private constructor(data: Buffer, { width, height }: { width: number; height: number }) {
    this.#data = data;
    this.#width = width;
    this.#height = height;
    const places = [...this.#places()];
    const corners = places.filter(([x, y]) => x % (width - 1) === 0 && y % (height - 1) === 0);
    this.isOpaque = places.every(([x, y]) => (this.#pixel(x, y)[3] ?? 0) > 245);
    this.isOnWhite =
      this.isOpaque &&
      corners.every(([x, y]) => this.#isWhite(x, y)) &&
      !places.every(([x, y]) => this.#isWhite(x, y));
  }

  static async of(image: Sharp): Promise<Painted> {
    const { data, info } = await image
      .resize(Painted.SIDE, Painted.SIDE, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return new Painted(data, info);
  }

  /** The part within its empty margins, if these are large. */
  withoutMargins(): Box | undefined {
    // Letters that are thin at this size are almost transparent.
    const found = [...this.#places()].filter(([x, y]) => this.#isPainted(x, y, 8));
    if (found.length === 0) return undefined;
    const [left, right] = rangeOf(
      Array.from(found, ([x]) => x),
      this.#width,
    );
    const [top, bottom] = rangeOf(
      Array.from(found, ([, y]) => y),
      this.#height,
    );
    const box = { left, top, width: right - left, height: bottom - top };
    return Math.min(box.width, box.height) > 1 - LEAST_MARGIN ? undefined : box;
  }

  /**
   * The share of the painted pixels that has a contrast with a ground; 0 if nothing is painted.
   *
   * @param ground relative luminance (WCAG 2.2), 0 to 1
   */
  shareWith(contrast: number, ground: number): number {
    return this.#share(contrast, ground, () => true);
  }

  /** The same of the pixels along its outline: white within a shape is seen, white letters on paper are not. */
  outlineWith(contrast: number, ground: number): number {
    return this.#share(contrast, ground, (x, y) =>
      [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ].some(([x = 0, y = 0]) => !this.#isPainted(x, y)),
    );
  }

  /** Whether it has no colour but black, white and greys. */
  isGrey(): boolean {
    return [...this.#places()].every(([x, y]) => {
      const [r = 0, g = 0, b = 0] = this.#pixel(x, y);
      return !this.#isPainted(x, y) || Math.max(r, g, b) - Math.min(r, g, b) < 24;
    });
  }

  #share(contrast: number, ground: number, counts: (x: number, y: number) => boolean): number {
    let [counted, reached] = [0, 0];
    for (const [x, y] of this.#places()) {
      if (!(this.#isPainted(x, y) && counts(x, y))) continue;
      counted += 1;
      const [r = 0, g = 0, b = 0] = this.#pixel(x, y);
      const own = wcagLuminance({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
      if ((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05) >= contrast) reached += 1;
    }
    return counted === 0 ? 0 : reached / counted;
  }

  *#places(): Generator<readonly [x: number, y: number]> {
    for (let y = 0; y < this.#height; y++) for (let x = 0; x < this.#width; x++) yield [x, y];
  }

  #pixel(x: number, y: number): Buffer {
    const at = (y * this.#width + x) * 4;
    return this.#data.subarray(at, at + 4);
  }

  #isPainted(x: number, y: number, leastAlpha = 128): boolean {
    if (x < 0 || y < 0 || x >= this.#width || y >= this.#height) return false;
    const [, , , alpha = 0] = this.#pixel(x, y);
    return alpha >= leastAlpha && !(this.isOnWhite && this.#isWhite(x, y));
  }

  #isWhite(x: number, y: number): boolean {
    return this.#pixel(x, y).every((channel) => channel > 245);
  }
}

/** The shares of a side at which pixels begin and end, with one pixel around them. */
function rangeOf(places: readonly number[], side: number): [from: number, to: number] {
  const [first, last] = places.reduce(
    ([low, high], each) => [Math.min(low, each), Math.max(high, each)],
    [side, 0],
  );
  return [Math.max(0, first - 1) / side, Math.min(side, last + 2) / side];
}
