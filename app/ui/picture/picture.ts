/** One file of a picture in one width. */
export interface PictureSource {
  /** URL path of the file. */
  src: string;
  /** Width in pixels of the file. */
  width: number;
}

/** A picture as the page shows it: every width in both formats, and what stands in for it until it arrives. */
export interface PictureData {
  /** What is seen, for those who do not see it. */
  alt: string;
  /** Width in pixels of the master; with the height it fixes the ratio. */
  width: number;
  /** Height in pixels of the master. */
  height: number;
  /** Mean colour of the picture, `#rrggbb`. */
  colour: string;
  /** Point that must stay in view when the picture is cropped, as fractions of width and height. */
  focus: [number, number];
  sources: { avif: PictureSource[]; webp: PictureSource[] };
}
