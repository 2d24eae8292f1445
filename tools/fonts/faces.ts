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
  /** OpenType features to keep. */
  features: readonly string[];
  /** Weights to keep of a variable font. */
  axes?: { wght: { min: number; max: number } };
  /** Value of `size-adjust`, in percent. */
  scale?: number;
  /** Value of `unicode-range`. */
  range?: string;
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

const ascii = range(0x20, 0x7e);
/** Basic Latin, and the signs and punctuation that nearly every page has. */
const basic = `${ascii}${range(0xa0, 0xbb)}×–—‘’“”…→`;
/** Letters of loanwords and names, and rare signs. */
const further = `${range(0xbc, 0xd6)}${range(0xd8, 0xff)}‚„†•‹›€™−≤≥≈←↑↓œŒıΩ`;

/** Those in use; the others are a fifth of the file. */
const latinFeatures = ['kern', 'ccmp', 'locl', 'mark', 'zero'];

const sans = {
  family: 'IBM Plex Sans',
  weight: '400 700',
  source: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  features: latinFeatures,
  axes: { wght: { min: 400, max: 700 } },
};

const mono = {
  family: 'IBM Plex Mono',
  characters: `${ascii}–—·…×−±°²³→`,
  features: latinFeatures,
};

/** The site's fonts. Of two faces of a family, browsers take the last whose range has the character. */
export const faces = {
  sansFurther: { ...sans, name: 'plex-sans-further', characters: further },
  /** Above the fold on every page in Latin script, and preloaded there. */
  sans: {
    ...sans,
    name: 'plex-sans',
    characters: basic,
    range: 'U+20-BB, U+D7, U+2013-2019, U+201C-201D, U+2026, U+2192',
  },
  mono: {
    ...mono,
    name: 'plex-mono-400',
    weight: '400',
    source: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  },
  monoStrong: {
    ...mono,
    name: 'plex-mono-500',
    // Up to 700, so that browsers do not synthesise bold.
    weight: '500 700',
    source: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
  },
} as const satisfies Record<string, Face>;

/** Arabic letters, marks, digits and punctuation, and the letters of loanwords and names. */
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66c)}،؛؟ٰٱپچژڤکگی`;

/** Non-joiner, joiner and direction marks. */
const invisible = '\u200c\u200d\u200e\u200f';

/** Without any of these, letters do not join or marks are misplaced. */
const arabicFeatures = [
  ...['isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'calt', 'ccmp', 'locl'],
  ...['curs', 'kern', 'mark', 'mkmk'],
];

/**
 * `unicode-range` of the Arabic faces. With the space, which would else be as wide as a digit where
 * Arabic stands in a label set in mono.
 */
export const arabicRange = 'U+20, U+A0, U+600-6FF, U+200C-200F';

/** Its letters are low beside Latin ones of the same size. */
const ARABIC_SCALE = 106;

/** The faces of pages in Arabic script; all are preloaded. */
export const arabicFaces: readonly [Face, ...Face[]] = [
  {
    name: 'plex-arabic-400',
    family: 'IBM Plex Sans Arabic',
    weight: '400 500',
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
    characters: ` \u00a0${arabic}${invisible}`,
    features: arabicFeatures,
    range: arabicRange,
    scale: ARABIC_SCALE,
  },
  {
    name: 'plex-arabic-600',
    family: 'IBM Plex Sans Arabic',
    weight: '600 700',
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
    characters: ` \u00a0${arabic}${invisible}`,
    features: arabicFeatures,
    range: arabicRange,
    scale: ARABIC_SCALE,
  },
];
