import { type Metrics, meanWidth } from './metrics.ts';

/** Letter widths of Arial, in thousandths of an em, as of Liberation Sans and Nimbus Sans. */
const regular =
  'a556b556c500d556e556f278g556h556i222j222k500l222m833n556o556p556q556r333s500t278u556v500w722x500y500z500 278';
const bold =
  'a556b611c556d611e556f333g611h611i278j278k556l278m889n611o611p611q611r389s556t333u611v556w778x556y556z500 278';

/** Letter width of the monospaced fallbacks, in ems. */
const monoWidth = 0.6;

/** A system font adjusted to the metrics of the web font, shown until that has loaded. */
export interface Fallback {
  family: string;
  weight: string;
  /** Installed fonts, in order of preference. */
  local: readonly string[];
  /** Mean letter width of those, in ems. */
  width: number;
}

export const fallbacks = {
  sans: {
    family: 'IBM Plex Sans Fallback',
    weight: '400 500',
    local: ['Arial', 'Liberation Sans', 'Nimbus Sans', 'Roboto'],
    width: meanWidth(widthIn(regular)),
  },
  sansBold: {
    family: 'IBM Plex Sans Fallback',
    weight: '600 700',
    local: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'Nimbus Sans Bold',
      'Roboto Bold',
    ],
    width: meanWidth(widthIn(bold)),
  },
  mono: {
    family: 'IBM Plex Mono Fallback',
    weight: '400 700',
    local: ['Courier New', 'Liberation Mono', 'Roboto Mono'],
    width: monoWidth,
  },
} as const satisfies Record<string, Fallback>;

/**
 * Fallbacks of Arabic pages, a family for each system font, since their widths differ. The widths were
 * measured as {@link readArabicMetrics} does. Without those of Windows and Apple, whose fonts are not free.
 */
export const arabicFallbacks: readonly Fallback[] = [
  arabicFallback('Noto', '400 500', ['Noto Sans Arabic', 'Noto Sans Arabic UI'], 0.4326),
  arabicFallback('Noto', '600 700', ['Noto Sans Arabic Bold', 'Noto Sans Arabic UI Bold'], 0.4732),
  arabicFallback('Naskh', '400 500', ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], 0.3885),
  arabicFallback(
    'Naskh',
    '600 700',
    ['Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold'],
    0.4023,
  ),
  arabicFallback('DejaVu', '400 500', ['DejaVu Sans'], 0.4604),
  arabicFallback('DejaVu', '600 700', ['DejaVu Sans Bold'], 0.5453),
];

function arabicFallback(name: string, weight: string, local: string[], width: number): Fallback {
  return { family: `IBM Plex Sans Arabic ${name}`, weight, local, width };
}

/** The `@font-face` of a fallback in which a line is as long and as high as in `font`. */
export function fallbackFace(fallback: Fallback, font: Metrics, range?: string): string {
  const adjust = font.width / fallback.width;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return face({
    'font-family': `"${fallback.family}"`,
    'font-weight': fallback.weight,
    src: fallback.local.map((name) => `local("${name}")`).join(', '),
    'size-adjust': percent(adjust),
    'ascent-override': percent(font.ascent / adjust),
    'descent-override': percent(font.descent / adjust),
    'line-gap-override': percent(font.lineGap / adjust),
    ...(range ? { 'unicode-range': range } : {}),
  });
}

/** An `@font-face` rule. */
export function face(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}\n`;
}

function widthIn(widths: string): (letter: string) => number {
  return (letter) => Number(widths.split(letter, 2)[1]?.match(/^\d+/)?.[0]) / 1000;
}
