/**
 * Width and height of pictures in millimetres, by place. The style sheet repeats them; the build crops a
 * picture to their ratio.
 */
export const PLACES = {
  /** The upper part of the cover. */
  cover: [210, 158],
  /** Above the first chapter, and below the last. */
  banner: [210, 84],
  /** The first of the selected projects. */
  feature: [170, 96],
  /** Each of the others. */
  project: [92, 69],
  /** A trade. */
  trade: [39.5, 27],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type Place = keyof typeof PLACES;
