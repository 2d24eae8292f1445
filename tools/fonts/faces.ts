/** One font file. */
export interface Face {
  /** File name without hash and extension. */
  name: string;
  family: string;
  /** Value of `font-weight` in its `@font-face`. */
  weight: string;
  /** Module path of the full font. */
  source: string;
  /** Characters to keep. */
  characters: string;
  /** Weights to keep of a variable font. */
  axes?: { wght: { min: number; max: number } };
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

const ascii = range(0x20, 0x7e);
const latin = ascii + range(0xa0, 0xff);
const punctuation = '–—‘’‚“”„†•…‹›€™−≤≥≈→←↑↓œŒıΩµ';

/** The site's fonts. The first is above the fold on every page and is preloaded. */
export const faces: readonly [Face, ...Face[]] = [
  {
    name: 'plex-sans',
    family: 'IBM Plex Sans',
    weight: '400 700',
    source: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    characters: latin + punctuation,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'plex-mono-400',
    family: 'IBM Plex Mono',
    weight: '400',
    source: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    characters: `${ascii}–—·…×−±°²³→`,
  },
  {
    name: 'plex-mono-500',
    family: 'IBM Plex Mono',
    // Up to 700, so that browsers do not synthesise bold.
    weight: '500 700',
    source: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    characters: `${ascii}–—·…×−±°²³→`,
  },
];
