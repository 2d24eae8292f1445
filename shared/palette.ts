import { createRequire } from 'node:module';
import type { Hsl } from 'culori';

// The bundled entry: loading the 151 modules of the other takes a fifth of the desk's start-up time.
const { converter, formatHex, interpolate, wcagContrast } = createRequire(import.meta.url)(
  'culori',
) as typeof import('culori');

/** The two colours of a brand, as `#rrggbb`. */
export interface Brand {
  accent: string;
  ink: string;
}

/** A colour for light grounds and one for dark grounds, as `#rrggbb` or `#rrggbbaa`. */
type Pair = readonly [light: string, dark: string];

/**
 * A role's colours. Dark bands have the second in either scheme; the page itself has the third in the
 * dark scheme, or the second if there is none.
 */
export type Colours = Pair | readonly [...Pair, darkPage: string];

/** Every colour of the site. */
export interface Palette {
  /** All roles. */
  roles: { [R in Role]: Readonly<ReturnType<typeof rolesOf>[R]> };
  /** Roles with other colours on pages of the real-estate template. */
  warm: Partial<Record<Role, Colours>>;
  /** Roles with other colours under `prefers-contrast: more`, on all pages. */
  more: Partial<Record<Role, Colours>>;
}

/** The role of a colour; its property in style sheets is the same with `--` before it. */
type Role = keyof ReturnType<typeof rolesOf>;

const PAPER = '#fbfaf7';
const SAND = '#ede6d9';
const WHITE = '#ffffff';
const BLACK = '#000000';

/** Neutral colours, the same for every brand. */
const NEUTRAL = {
  'text-success': ['#1b6a3c', '#7fd6a1'],
  'text-error': ['#a3201b', '#ffa79f'],
} satisfies Record<string, Pair>;

/** The template's warmer neutral colours. */
const WARM = {
  ground: ['#fcf8f0', '#1a1512', '#352a21'],
  'ground-raised': ['#fffdf9', '#241d19', '#41342b'],
  'ground-sunk': ['#f2e6d3', '#0b0807', '#2a2112'],
  'ground-picture': ['#e6d9c4', '#2c241f'],
  'text-soft': ['#4d4740', '#cfc4b8'],
  line: ['#dccbb0', '#463a32', '#57493d'],
  'line-strong': ['#857660', '#8d7d70'],
} satisfies Record<string, Colours>;

const DARKER = 0;
const LIGHTER = 1;
type Direction = typeof DARKER | typeof LIGHTER;

const toHsl = converter('hsl');

/**
 * The colour itself if it has this contrast with every ground, else the nearest darker or lighter one
 * that has, or black or white if none has.
 *
 * Lightness is that of HSL: tints of a warm colour remain warm, whereas OKLCH with a constant hue turns
 * orange into pink, and no step is outside sRGB. The criterion is the contrast, so that uneven steps do
 * not matter.
 *
 * @param tint factor of the saturation, and degrees by which the hue turns, where it is not the colour itself
 */
function shade(
  colour: string,
  direction: Direction,
  ratio: number,
  grounds: readonly string[],
  { saturation = 1, turn = 0 } = {},
): string {
  if (leastContrast(colour, grounds) >= ratio) return colour;
  const { h = 0, s, l } = toHsl(colour) as Hsl;
  const tone = { mode: 'hsl', h: h + turn, s: Math.min(1, s * saturation) } as const;
  const at = (lightness: number) => formatHex({ ...tone, l: lightness });
  let [misses, reaches]: [number, number] = [l, direction];
  while (Math.abs(reaches - misses) > 0.0005) {
    const middle = (misses + reaches) / 2;
    if (leastContrast(at(middle), grounds) >= ratio) reaches = middle;
    else misses = middle;
  }
  return at(reaches);
}

function leastContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(colour, ground)));
}

/** A neutral colour with the hue of another, at this contrast with the ground. */
function greyOf(colour: string, saturation: number, ratio: number, ground: string): string {
  const { h = 0, s } = toHsl(colour) as Hsl;
  const { l } = toHsl(ground) as Hsl;
  const start = formatHex({ mode: 'hsl', h, s: s * saturation, l });
  return shade(start, l > 0.5 ? DARKER : LIGHTER, ratio, [ground]);
}

/** Tints of the accent are more saturated, as they would look dull otherwise. */
const VIVID = { saturation: 1.15 };

/**
 * Derives all colours from the two of a brand. Any accent gives every colour its required contrast; an
 * ink that is too light for text does not, which `contrastMisses` reports.
 */
export function paletteOf(brand: Brand): Palette {
  const roles = rolesOf(brand);
  return { roles, warm: WARM, more: moreOf(brand, roles) };
}

/**
 * The ratios are those of the sample's design. In the dark scheme the page is lighter than a dark band,
 * so that bands are as distinct as on paper: with a contrast of 1.15 from one to the next, the band, what is
 * sand on paper, the page, and what is raised, all of the ink's hue.
 */
function rolesOf({ accent, ink }: Brand) {
  const lightText = '#f3efe6';
  const night = shade(ink, DARKER, 13.6, [lightText]);
  const raised = greyOf(night, 0.95, 1.12, night);
  const bands = [night, raised, WARM['ground-raised'][1]];
  const pageRaised = greyOf(night, 0.9, 1.5, night);
  const pages = [pageRaised, WARM['ground-raised'][2]];
  const onAccent = [ink, WHITE, BLACK].find((text) => wcagContrast(text, accent) >= 4.5) ?? BLACK;
  const bright = shade(shade(accent, LIGHTER, 7.3, bands, VIVID), LIGHTER, 5.2, pages);
  return {
    ground: [PAPER, night, greyOf(night, 0.9, 1.31, night)],
    'ground-raised': [WHITE, raised, pageRaised],
    'ground-sunk': [SAND, shade(night, DARKER, 1.12, [night]), greyOf(night, 0.9, 1.15, night)],
    'ground-picture': ['#dcd6ca', greyOf(night, 0.65, 1.2, night)],
    veil: [`${ink}8c`, `${shade(night, DARKER, 1.13, [night])}b3`],
    // Behind a drawing without a variant for dark grounds.
    plate: [`${WHITE}00`, WHITE],
    text: [ink, lightText],
    'text-soft': [greyOf(ink, 0.33, 6.98, SAND), greyOf(ink, 0.15, 10.1, night)],
    'text-accent': [shade(accent, DARKER, 5.4, [SAND], VIVID), bright],
    ...NEUTRAL,
    line: ['#cfc8ba', greyOf(night, 0.6, 1.7, night), greyOf(night, 0.6, 2.2, night)],
    'line-strong': ['#7d7a70', greyOf(night, 0.25, 4.64, night)],
    accent: [accent, accent],
    'on-accent': [onAccent, onAccent],
    'accent-hover': [hoverOf(accent, onAccent, 1.2), hoverOf(accent, onAccent, 1.38)],
    'accent-line': [
      shade(accent, DARKER, 3, [SAND]),
      shade(accent, LIGHTER, 3, [...bands, ...pages]),
    ],
    focus: [shade(accent, DARKER, 6.47, [SAND], VIVID), bright],
    'hero-gradient-from': both(shade(accent, LIGHTER, 7.56, [night], VIVID)),
    'hero-gradient-to': both(shade(accent, LIGHTER, 12.67, [night], { ...VIVID, turn: 8 })),
  } satisfies Record<string, Colours>;
}

/** All text has at least 7:1, and every line 4.5:1. */
function moreOf(
  { accent, ink }: Brand,
  {
    ground: [, night],
    'ground-sunk': [, , sand],
    'on-accent': [onAccent],
    veil,
  }: ReturnType<typeof rolesOf>,
) {
  const strong = shade(accent, isDark(onAccent) ? LIGHTER : DARKER, 7, [onAccent]);
  const text: Pair = [shade(ink, DARKER, 15.8, [SAND]), WHITE];
  return {
    ground: [WHITE, shade(night, DARKER, 1.12, [night])],
    'ground-raised': [WHITE, night],
    veil: veil.map((colour) => `${colour.slice(0, 7)}d9`) as unknown as Pair,
    text,
    'text-soft': text,
    'text-accent': [
      shade(accent, DARKER, 7.76, [SAND], VIVID),
      shade(accent, LIGHTER, 11.4, [night], VIVID),
    ],
    'text-success': ['#0d4324', '#a9e8c1'],
    'text-error': ['#7d1512', '#ffcdc8'],
    line: [greyOf(ink, 0.25, 5.7, SAND), greyOf(ink, 0.25, 7.3, night)],
    'line-strong': text,
    focus: text,
    accent: both(strong),
    'accent-hover': both(hoverOf(strong, onAccent, 1.2)),
    'accent-line': [shade(accent, DARKER, 4.5, [SAND]), shade(accent, LIGHTER, 4.5, [night, sand])],
    'hero-gradient-from': both(shade(accent, LIGHTER, 10, [night], VIVID)),
  } satisfies Record<string, Pair>;
}

const both = (colour: string): Pair => [colour, colour];

const isDark = (colour: string) => wcagContrast(colour, WHITE) > wcagContrast(colour, BLACK);

/** The accent, lighter or darker by this contrast: the way that makes its text clearer, if there is room. */
function hoverOf(accent: string, onAccent: string, ratio: number): string {
  const towards = isDark(onAccent) ? LIGHTER : DARKER;
  const limit = towards === LIGHTER ? WHITE : BLACK;
  const hasRoom = wcagContrast(accent, limit) >= ratio;
  return shade(accent, hasRoom ? towards : towards === LIGHTER ? DARKER : LIGHTER, ratio, [accent]);
}

/** A colour with too little contrast against its ground. */
export interface ContrastMiss {
  role: Role;
  colour: string;
  ground: string;
  /** Contrast of the two (WCAG 2.2), 1 to 21. */
  contrast: number;
  /** The contrast that is required. */
  required: number;
}

const TEXT: readonly Role[] = ['text-soft', 'text-accent', 'text-success', 'text-error'];
const LINES: readonly Role[] = ['line-strong', 'accent-line', 'focus'];
const GROUNDS: readonly Role[] = ['ground', 'ground-raised', 'ground-sunk'];

/**
 * Every colour of a palette with too little contrast in some scheme or band: 7:1 for running text, 4.5:1 for
 * other text, 3:1 for the focus ring and for lines that matter (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11);
 * with `prefers-contrast: more` 7:1 for all text and 4.5:1 for all lines.
 */
export function contrastMisses({ roles, warm, more }: Palette): ContrastMiss[] {
  const schemes = [roles, { ...roles, ...warm }].map((all) => ({ all, text: 4.5, lines: 3 }));
  const strict = { all: { ...roles, ...more }, text: 7, lines: 4.5 };
  return [...schemes, strict].flatMap(({ all, text, lines }) =>
    [0, 1, 2].flatMap((place) => {
      const of = (role: Role) => all[role][place] ?? all[role][1];
      const grounds = GROUNDS.map(of);
      // The row of a table under the pointer: app/ui/table/table.module.css.
      const tinted = grounds.slice(0, 2).map((ground) => mixed(ground, of('accent'), 0.07));
      const miss = (role: Role, required: number, on: readonly string[]) =>
        on
          .map((ground) => ({ ground, contrast: wcagContrast(of(role), ground) }))
          .filter(({ contrast }) => contrast < required)
          .map((found) => ({ role, colour: of(role), required, ...found }));
      return [
        ...miss('text', 7, [...grounds, ...tinted]),
        ...TEXT.flatMap((role) => miss(role, text, [...grounds, ...tinted])),
        ...LINES.flatMap((role) => miss(role, lines, grounds)),
        ...(all === strict.all ? miss('line', lines, grounds) : []),
        ...miss('on-accent', text, [of('accent'), of('accent-hover')]),
        ...(place === 1
          ? (['hero-gradient-from', 'hero-gradient-to'] as const).flatMap((role) =>
              miss(role, text, grounds),
            )
          : []),
      ];
    }),
  );
}

const mixed = (ground: string, colour: string, share: number) =>
  formatHex(interpolate([ground, colour], 'rgb')(share));

/**
 * One of the brand's colours with its lightness changed as little as a palette without misses requires;
 * undefined if no lightness gives one.
 */
export function nearestThatDoes(brand: Brand, field: keyof Brand): string | undefined {
  const base = toHsl(brand[field]) as Hsl;
  const steps = Array.from({ length: 200 }, (_, step) => (step + 1) / 200);
  return steps
    .flatMap((step) => [base.l - step, base.l + step])
    .filter((l) => l >= 0 && l <= 1)
    .map((l) => formatHex({ ...base, l }))
    .find((colour) => contrastMisses(paletteOf({ ...brand, [field]: colour })).length === 0);
}

/** A CSS colour that follows the scheme of its element. */
export function cssColour([light, dark]: Colours): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}
