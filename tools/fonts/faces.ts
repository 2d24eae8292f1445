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
/** Characters of nearly every English text; their file arrives in the first flight of a connection. */
const basic = `${range(0x20, 0x5a)}${range(0x61, 0x7a)}\u00a0©°±²³·×–—‘’‚“”…`;
/** Letters of loanwords and names, and rare signs. */
const further = [...`${range(0x5b, 0x7e)}${range(0xa1, 0xff)}„†•‹›€™−≤≥≈←→↑↓œŒıΩ`]
  .filter((each) => !basic.includes(each))
  .join('');

/** The features in use; all others would be a fifth of the file. */
const latinFeatures = ['kern', 'ccmp', 'locl', 'mark', 'zero'];

const sans = {
  family: 'IBM Plex Sans',
  weight: '400 700',
  source: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  features: latinFeatures,
  axes: { wght: { min: 400, max: 700 } },
};

/** The site's fonts. Of two faces of a family, browsers take the last whose range has the character. */
export const faces = {
  sansFurther: {
    ...sans,
    name: 'plex-sans-further',
    characters: further,
    range: 'U+5B-3A9, U+2018-2265',
  },
  /** Above the fold on every page in Latin script, and preloaded there. */
  sans: {
    ...sans,
    name: 'plex-sans',
    characters: basic,
    range: 'U+20-5A, U+61-7A, U+A0, U+A9, U+B0-B3, U+B7, U+D7, U+2013-201D, U+2026',
  },
  mono: {
    name: 'plex-mono',
    family: 'IBM Plex Mono',
    // Up to 700, so that browsers do not synthesise bold.
    weight: '400 700',
    source: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    characters: `${ascii}–—·…×−±°²³→`,
    features: latinFeatures,
  },
} as const satisfies Record<string, Face>;

/** Arabic letters, marks and punctuation. */
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x652)}،؛؟ٰ`;
/** Arabic-Indic digits and their signs, and letters of loanwords and names. */
const arabicFurther = `${range(0x660, 0x66c)}ٱپچژڤکگی`;
/** Latin characters of nearly every Arabic text: digits, signs, and the capitals of most codes. */
const arabicLatin = `${range(0x30, 0x39)}.,:()/%+-–«»ABCDEFIMNOPRSTVW`;

/** Non-joiner, joiner and direction marks. */
const invisible = '\u200c\u200d\u200e\u200f';

/** Without any of these, letters do not join or marks are misplaced. */
const arabicFeatures = [
  ...['isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'calt', 'ccmp', 'locl'],
  ...['curs', 'kern', 'mark', 'mkmk'],
];

/**
 * `unicode-range` of the Arabic fallbacks. Includes the space, which would otherwise be as wide as a digit in Arabic
 * labels set in mono.
 */
export const arabicRange = 'U+20, U+A0, U+600-6FF, U+200C-200F';

/** Its letters are low beside Latin ones of the same size. */
const ARABIC_SCALE = 106;

const arabicWeights = [
  { file: '400', weight: '400 500', style: '400Regular' },
  { file: '600', weight: '600 700', style: '600SemiBold' },
].map(({ file, weight, style }) => ({
  name: `plex-arabic-${file}`,
  family: 'IBM Plex Sans Arabic',
  weight,
  source: `@expo-google-fonts/ibm-plex-sans-arabic/${style}/IBMPlexSansArabic_${style}.ttf`,
  features: arabicFeatures,
}));

/** The faces of pages in Arabic script that are above the fold; all are preloaded. */
export const arabicFaces: readonly Face[] = arabicWeights.map((face) => ({
  ...face,
  characters: ` \u00a0${arabic}${invisible}${arabicLatin}`,
  range: 'U+20, U+A0, U+60C, U+61B, U+61F, U+621-652, U+670, U+200C-200F',
  scale: ARABIC_SCALE,
}));

/** The Latin characters in the files of `arabicFaces`: a family of their own, unscaled and not for labels in mono. */
export const arabicLatinFaces: readonly Face[] = arabicFaces.map(({ scale, ...face }) => ({
  ...face,
  family: 'IBM Plex Sans Arabic Latin',
  range: 'U+25, U+28-29, U+2B-3A, U+41-46, U+49, U+4D-50, U+52-54, U+56-57, U+AB, U+BB, U+2013',
}));

export const arabicFurtherFaces: readonly Face[] = arabicWeights.map((face) => ({
  ...face,
  name: `${face.name}-further`,
  characters: arabicFurther,
  range: 'U+660-66C, U+671-6FF',
  scale: ARABIC_SCALE,
}));
