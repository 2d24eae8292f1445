import { bounds, pathData, placed, turned } from './path.ts';
import { fitted, text } from './text.ts';

/**
 * Single-stroke capitals as on a technical drawing: 10 high, most 6 wide, baseline at 10.
 * Each has its width and a path that begins with an absolute move.
 */
const strokes: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [6, 'M0 10l3-10 3 10m-5-3h4'],
  B: [6, 'M0 0v10h3.4q2.6 0 2.6-2.6t-2.6-2.6h-3.4m3.2 0q2.4 0 2.4-2.4t-2.4-2.4h-3.2'],
  C: [6, 'M6 2q-.7-2-3-2t-3 3v4q0 3 3 3t3-2'],
  D: [6, 'M0 0v10h2q4 0 4-4v-2q0-4-4-4z'],
  E: [5.6, 'M5.6 0h-5.6v10h5.6m-1-5.2h-4.6'],
  F: [5.4, 'M5.4 0h-5.4v10m0-5.2h4.4'],
  G: [6, 'M6 2q-.7-2-3-2t-3 3v4q0 3 3 3t3-3v-2h-2.6'],
  H: [6, 'M0 0v10m6 0v-10m0 4.8h-6'],
  I: [0, 'M0 0v10'],
  J: [5, 'M5 0v7q0 3-2.5 3t-2.5-3'],
  K: [6, 'M0 0v10m5.8-10l-5.8 6m2.2-2.3l3.8 6.3'],
  L: [5.4, 'M0 0v10h5.4'],
  M: [7, 'M0 10v-10l3.5 6.4 3.5-6.4v10'],
  N: [6, 'M0 10v-10l6 10v-10'],
  O: [6, 'M3 0q-3 0-3 3v4q0 3 3 3t3-3v-4q0-3-3-3z'],
  P: [6, 'M0 10v-10h3.2q2.8 0 2.8 2.8t-2.8 2.8h-3.2'],
  Q: [6, 'M3 0q-3 0-3 3v4q0 3 3 3t3-3v-4q0-3-3-3zm.8 7.6l2.6 3'],
  R: [6, 'M0 10v-10h3.2q2.8 0 2.8 2.8t-2.8 2.8h-3.2m2.8 0l3.2 4.4'],
  S: [6, 'M5.7 1.8q-.8-1.8-2.8-1.8t-2.7 2.5q0 2 2.8 2.4 3 .5 3 2.6 0 2.5-3 2.5t-3-2.2'],
  T: [6, 'M0 0h6m-3 0v10'],
  U: [6, 'M0 0v7q0 3 3 3t3-3v-7'],
  V: [6, 'M0 0l3 10 3-10'],
  W: [8, 'M0 0l2 10 2-8 2 8 2-10'],
  X: [6, 'M0 0l6 10m0-10l-6 10'],
  Y: [6, 'M0 0l3 5v5m0-5l3-5'],
  Z: [6, 'M0 0h6l-6 10h6'],
};

const between = 2.9;

/** A line of these capitals, `height` tall on baseline y; the group sets colour and line caps. */
export function lettered(
  words: string,
  height: number,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
  tracking = 0,
): string {
  let pen = 0;
  let d = '';
  for (const letter of words.toUpperCase()) {
    const [width, path] = strokes[letter] ?? [0, ''];
    d += path.replace(/^M(-?[\d.]+) ?/, (_, start: string) => `M${tenths(Number(start) + pen)} `);
    pen += width + between + tracking;
  }
  const scale = height / 10;
  const total = (pen - between - tracking) * scale;
  const left = x - { start: 0, middle: total / 2, end: total }[anchor];
  return `<path transform="translate(${tenths(left)} ${tenths(y - height)})scale(${scale})" d="${d}"/>`;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Size of every certificate, in the proportions of A4. */
export const sheet = { width: 420, height: 594 } as const;

const margin = 16;
const thickness = 20;

/**
 * A border of crossing waves, with ruled edges and corner squares.
 * `waves` fit the short side; the long side takes half as many again.
 */
export function border(id: string, colour: string, waves: number): string {
  const across = sheet.width - 2 * (margin + thickness);
  const along = sheet.height - 2 * (margin + thickness);
  const tile = across / waves;
  const quarter = tile / 4;
  const curve = `q${n(quarter)}-17 ${n(2 * quarter)} 0t${n(2 * quarter)} 0`;
  const wave = (start: number) => `M${n(start)} 10${curve}t${n(2 * quarter)} 0t${n(2 * quarter)} 0`;
  const strands = [0, 1, 2, 3].map((i) => wave(-tile + i * quarter)).join('');
  const pattern = (name: string, x: number, y: number, turn: string, strand: string) =>
    `<pattern id="${id}-${name}" x="${x}" y="${y}" width="${n(tile)}" height="20" patternUnits="userSpaceOnUse"${turn}>` +
    `${strand}</pattern>`;
  const edge = margin + thickness;
  return (
    pattern(
      'h',
      edge,
      margin,
      '',
      `<path id="${id}-w" d="${strands}" fill="none" stroke="${colour}" stroke-width=".7"/>`,
    ) +
    pattern('v', edge, -edge, ' patternTransform="rotate(90)"', `<use href="#${id}-w"/>`) +
    `<path id="${id}-t" fill="url(#${id}-h)" d="M${edge} ${margin}h${across}v20h-${across}z"/><use href="#${id}-t" y="${sheet.height - edge - margin}"/>` +
    `<path id="${id}-l" fill="url(#${id}-v)" d="M${margin} ${edge}h20v${along}h-20z"/><use href="#${id}-l" x="${sheet.width - edge - margin}"/>` +
    `<path fill="none" stroke="${colour}" d="M16 16h388v562H16zM36 36h348v522H36zM16 36h20V16M404 36h-20V16M16 558h20v20M404 558h-20v20M20 20h12v12H20zM388 20h12v12h-12zM20 562h12v12H20zM388 562h12v12h-12z"/>`
  );
}

/**
 * A rosette of 2 ^ `power` crossing ellipses about the origin, made by doubling:
 * every group contains the previous one and a rotated copy. Returned as a definition to `use`.
 */
export function rosette(id: string, radius: number, power: number, flat: number): string {
  let shape = `<ellipse id="${id}-0" rx="${radius}" ry="${n(radius * flat)}"/>`;
  for (let i = 1; i <= power; i++)
    shape = `<g id="${id}-${i}">${shape}<use href="#${id}-${i - 1}" transform="rotate(${n(180 / 2 ** i)})"/></g>`;
  return shape;
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The fixed words of a specimen; the build adds the company, the scope, the number and the dates. */
export type Certificate = {
  readonly slug: string;
  readonly layout: 'centred' | 'banded' | 'form';
  readonly kicker: string;
  /** One or two lines. */
  readonly title: readonly string[];
  readonly tint: 'teal' | 'umber' | 'green' | 'slate';
  /** Waves along the short side of the border, and petals of the rosette as a power of two. */
  readonly waves: number;
  readonly petals: 3 | 4 | 5;
};

export const certificates: readonly Certificate[] = [
  {
    slug: 'iso-9001',
    layout: 'centred',
    kicker: 'CERTIFICATE',
    title: ['ISO 9001'],
    tint: 'teal',
    waves: 24,
    petals: 5,
  },
  {
    slug: 'iso-14001',
    layout: 'centred',
    kicker: 'CERTIFICATE',
    title: ['ISO 14001'],
    tint: 'green',
    waves: 20,
    petals: 4,
  },
  {
    slug: 'iso-45001',
    layout: 'centred',
    kicker: 'CERTIFICATE',
    title: ['ISO 45001'],
    tint: 'umber',
    waves: 30,
    petals: 5,
  },
  {
    slug: 'chamber-of-commerce',
    layout: 'banded',
    kicker: 'MEMBERSHIP',
    title: ['Chamber of', 'Commerce'],
    tint: 'umber',
    waves: 24,
    petals: 4,
  },
  {
    slug: 'contractors-classification',
    layout: 'centred',
    kicker: 'CLASSIFICATION',
    title: ['Contractor', 'grade 2'],
    tint: 'slate',
    waves: 20,
    petals: 4,
  },
  {
    slug: 'cybersecurity',
    layout: 'form',
    kicker: 'COMPLIANCE',
    title: ['Cybersecurity'],
    tint: 'slate',
    waves: 24,
    petals: 3,
  },
  {
    slug: 'duns',
    layout: 'form',
    kicker: 'REGISTER',
    title: ['Business', 'identity'],
    tint: 'teal',
    waves: 30,
    petals: 4,
  },
  {
    slug: 'national-oil-company-approval',
    layout: 'banded',
    kicker: 'APPROVAL',
    title: ['Approved', 'contractor'],
    tint: 'green',
    waves: 30,
    petals: 5,
  },
  {
    slug: 'saudi-contractors',
    layout: 'banded',
    kicker: 'MEMBERSHIP',
    title: ['Contractors', 'register'],
    tint: 'teal',
    waves: 20,
    petals: 5,
  },
  {
    slug: 'saudization',
    layout: 'centred',
    kicker: 'CERTIFICATE',
    title: ['Saudization'],
    tint: 'green',
    waves: 24,
    petals: 3,
  },
  {
    slug: 'vat',
    layout: 'form',
    kicker: 'REGISTRATION',
    title: ['Value added', 'tax'],
    tint: 'umber',
    waves: 20,
    petals: 4,
  },
  {
    slug: 'commercial-registration',
    layout: 'form',
    kicker: 'REGISTRATION',
    title: ['Commercial', 'register'],
    tint: 'green',
    waves: 24,
    petals: 4,
  },
  {
    slug: 'local-content',
    layout: 'banded',
    kicker: 'CERTIFICATE',
    title: ['Local', 'content'],
    tint: 'slate',
    waves: 24,
    petals: 3,
  },
  {
    slug: 'jadeer',
    layout: 'banded',
    kicker: 'QUALIFICATION',
    title: ['Qualified', 'supplier'],
    tint: 'umber',
    waves: 30,
    petals: 4,
  },
  {
    slug: 'zakat-2026',
    layout: 'centred',
    kicker: 'CERTIFICATE',
    title: ['Zakat 2026'],
    tint: 'teal',
    waves: 20,
    petals: 4,
  },
];

const tints = { teal: '#2f5663', umber: '#7a5c36', green: '#3b5f4a', slate: '#46505c' } as const;
const ink = '#0d1a21';
const paper = '#fbfaf7';
const accent = '#e2580f';

/** Path units per unit of the sheet in titles, so that coordinates can be integers. */
const finer = 3;

/** Title lines as outlines, the first with its baseline at y. */
function titled(
  lines: readonly string[],
  size: number,
  x: number,
  y: number,
  leading: number,
  middle: boolean,
): string {
  const paths = lines.map((words, i) => {
    const path = text('bold', words, size * finer);
    const { left, right } = bounds(path);
    return placed(path, middle ? -(left + right) / 2 : -left, i * leading * finer);
  });
  return `<path transform="translate(${x} ${y})scale(.333)" d="${pathData(paths.flat(), 0)}"/>`;
}

/** Lines of text in one colour. */
const letters = (colour: string, ...lines: string[]) =>
  `<g stroke="${colour}" stroke-width="1.3">${lines.join('')}</g>`;

/**
 * A text that the build fills in, at most `width` wide; the facts are in content/<lang>/company.yaml
 * and certificates.yaml.
 */
function filled(
  placeholder: string,
  size: number,
  x: number,
  y: number,
  width: number,
  more = '',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" textLength="${width}"${more}>{${placeholder}}</text>`;
}

const CENTRED = ' text-anchor="middle"';
const AT_END = ' text-anchor="end"';
const BOLD = ' font-weight="700"';
const FOUR_LINES = ' data-lines="4"';

/** Filled texts, in fonts that visitors have: a picture loads none. */
const facts = (...texts: string[]) =>
  `<g fill="${ink}" stroke="none" font-family="Helvetica,Arial,sans-serif">${texts.join('')}</g>`;

/** An invented signature on its line. */
function signature(id: string): string {
  return `<path id="${id}-s" stroke="${ink}" stroke-width="1.2" d="M8-6c14-26 22-26 14-8s4 8 12-4 8 10 14 0 10-16 12-6-2 12 8 4 8-4 18-6M0 0h92"/>`;
}

/** The seal: the certificate's rosette around a solid disc with a tick. */
function seal(
  id: string,
  power: number,
  x: number,
  y: number,
  scale: number,
  colour: string,
): string {
  return (
    `<g transform="translate(${x} ${y})"><circle r="${38 * scale}" fill="${paper}"/>` +
    `<use href="#${id}-r-${power}" transform="scale(${(0.3 * scale).toFixed(2)})" fill="none" stroke="${colour}" stroke-width="2.4"/>` +
    `<circle r="${19 * scale}" fill="${colour}"/><path fill="none" stroke="${paper}" stroke-width="${3 * scale}" d="M${-8 * scale} ${0.5 * scale}l${6 * scale} ${6 * scale} ${10 * scale} ${-12 * scale}"/></g>`
  );
}

/** The word SPECIMEN across the whole sheet. */
function specimen(): string {
  const word = fitted('bold', 'SPECIMEN', 510, 0.06);
  const { left, right, top, bottom } = bounds(word);
  const centred = placed(word, -(left + right) / 2, -(top + bottom) / 2);
  const laid = placed(turned(centred, -52), sheet.width / 2, sheet.height / 2);
  return `<path fill="${accent}" opacity=".3" d="${pathData(laid, 0)}"/>`;
}

type Body = (certificate: Certificate, id: string, colour: string) => string;

const centred: Body = ({ kicker, title, petals }, id, colour) => {
  const [size, leading] = title.length === 1 ? [48, 0] : [38, 42];
  const y = 146 - leading / 3;
  return (
    letters(
      colour,
      lettered(kicker, 7, 210, 90, 'middle', 3),
      '<path stroke-width="1" d="M150 222h120M70 376h280M70 410h280"/>',
    ) +
    `<g fill="${ink}" stroke="none">${titled(title, size, 210, y, leading, true)}</g>` +
    facts(
      filled('certificate.issued', 11, 210, y + leading + 31, 240, CENTRED),
      filled('name', 16, 210, 264, 280, CENTRED + BOLD),
      filled('certificate.scope', 11, 210, 290, 280, CENTRED + FOUR_LINES),
      filled('certificate.number', 10, 70, 397, 130),
      filled('certificate.validity', 10, 350, 397, 145, AT_END),
    ) +
    seal(id, petals, 210, 478, 1.2, colour) +
    `<use href="#${id}-s" x="58" y="506"/><use href="#${id}-s" x="270" y="506"/>`
  );
};

const banded: Body = ({ kicker, title, petals }, id, colour) => {
  const last = 148 + (title.length - 1) * 40;
  const rosettes = [144, 297, 450].map(
    (y) => `<use href="#${id}-r-${petals}" transform="translate(84 ${y})scale(.24)"/>`,
  );
  return (
    `<path fill="${colour}" d="M52 52h64v490H52z"/>` +
    `<g stroke="${paper}" opacity=".6" stroke-width="2.6">${rosettes.join('')}</g>` +
    letters(
      colour,
      lettered(kicker, 7, 138, 90, 'start', 3),
      '<path stroke-width="1" d="M138 264h228M138 396h228M138 430h228"/>',
    ) +
    `<g fill="${ink}" stroke="none">${titled(title, 37, 138, 148, 40, false)}</g>` +
    facts(
      filled('certificate.issued', 11, 138, last + 30, 228),
      filled('name', 15, 138, 294, 228, BOLD),
      filled('certificate.scope', 11, 138, 318, 228, FOUR_LINES),
      filled('certificate.number', 9.5, 138, 417, 92),
      filled('certificate.validity', 9.5, 366, 417, 132, AT_END),
    ) +
    seal(id, petals, 326, 492, 1, colour) +
    `<use href="#${id}-s" x="138" y="516"/>`
  );
};

const form: Body = ({ slug, kicker, title, petals }, id, colour) =>
  `<path fill="${colour}" d="M52 52h316v${title.length === 1 ? 96 : 132}H52z"/>` +
  letters(paper, lettered(kicker, 7, 72, 82, 'start', 3)) +
  `<g fill="${paper}" stroke="none">${titled(title, 36, 72, 126, 38, false)}</g>` +
  facts(
    filled('name', 15, 72, 240, 276, BOLD),
    filled('certificate.issued', 11, 72, 288, 276),
    filled('certificate.number', 17, 72, 338, 276),
    filled('certificate.validity', 11, 72, 386, 276),
    filled('certificate.scope', 9.5, 72, 428, 216, FOUR_LINES),
  ) +
  '<path stroke="#cfc8ba" d="M72 252h276M72 300h276M72 350h276M72 398h276"/>' +
  `<path stroke="${ink}" stroke-width="4" stroke-linecap="butt" d="${matrix(slug, 300, 424)}"/>` +
  seal(id, petals, 112, 502, 0.9, colour) +
  `<use href="#${id}-s" x="176" y="528"/>`;

/** A square of cells that resembles a QR code and encodes nothing. */
function matrix(seed: string, x: number, y: number): string {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  let d = '';
  for (let row = 0; row < 12; row++) {
    d += `M${x} ${y + row * 4}`;
    for (let column = 0; column < 12; ) {
      state = (state * 1664525 + 1013904223) >>> 0;
      const run = Math.min(1 + ((state >>> 24) % 3), 12 - column);
      d += (state >>> 16) % 2 ? `h${run * 4}` : `m${run * 4} 0`;
      column += run;
    }
  }
  return d;
}

const bodies = { centred, banded, form };

/** Draws a specimen; `id` is the prefix of every id in it and must be unique among the marks. */
export function certificate(data: Certificate, id: string): string {
  const { layout, tint, waves, petals } = data;
  const colour = tints[tint];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">` +
    `<title>Specimen: ${data.title.join(' ')}</title><path fill="${paper}" d="M0 0h420v594H0z"/>` +
    `<defs>${rosette(`${id}-r`, 120, petals, 0.42)}${signature(id)}</defs>` +
    border(id, colour, waves) +
    `<use href="#${id}-r-${petals}" transform="translate(210 300)" fill="none" stroke="${colour}" stroke-width=".6" opacity=".3"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${bodies[layout](data, id, colour)}</g>` +
    `${specimen()}</svg>\n`
  );
}
