import { type Certificate, holder } from './certificate-data.ts';
import { border, rosette, sheet } from './guilloche.ts';
import { lettered } from './lettering.ts';
import { bounds, placed, turned } from './path.ts';
import { pathData } from './path-data.ts';
import { fitted, text } from './text.ts';

const tints = { teal: '#2f5663', umber: '#7a5c36', green: '#3b5f4a', slate: '#46505c' } as const;
const ink = '#0d1a21';
const paper = '#fbfaf7';
const accent = '#e2580f';

/** Units to the sheet's unit in titles, so that whole numbers are fine enough. */
const finer = 3;

/** Title lines in outline, the first standing on y. */
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

/** Lettering of one colour. */
const letters = (colour: string, ...lines: string[]) =>
  `<g stroke="${colour}" stroke-width="1.3">${lines.join('')}</g>`;

/** Text that is not there to be read, as bars. */
function bars(
  x: number,
  y: number,
  widths: readonly number[],
  anchor: 'start' | 'middle' = 'start',
): string {
  const d = widths
    .map((w, i) => `M${anchor === 'middle' ? x - w / 2 : x} ${y + i * 12}h${w}`)
    .join('');
  return `<path stroke="#cfc8ba" stroke-width="3" stroke-linecap="butt" d="${d}"/>`;
}

/** A signature that is nobody's, on its rule. */
function signature(id: string): string {
  return `<path id="${id}-s" stroke="${ink}" stroke-width="1.2" d="M8-6c14-26 22-26 14-8s4 8 12-4 8 10 14 0 10-16 12-6-2 12 8 4 8-4 18-6M0 0h92"/>`;
}

/** The seal: the certificate's rosette about a solid disc with a tick. */
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

/** Large, across the whole sheet. */
function specimen(): string {
  const word = fitted('bold', 'SPECIMEN', 510, 0.06);
  const { left, right, top, bottom } = bounds(word);
  const centred = placed(word, -(left + right) / 2, -(top + bottom) / 2);
  const laid = placed(turned(centred, -52), sheet.width / 2, sheet.height / 2);
  return `<path fill="${accent}" opacity=".3" d="${pathData(laid, 0)}"/>`;
}

type Body = (certificate: Certificate, id: string, colour: string) => string;

const centred: Body = ({ kicker, title, detail, number, validity, petals }, id, colour) => {
  const [size, leading] = title.length === 1 ? [48, 0] : [38, 42];
  const y = 146 - leading / 3;
  return (
    letters(
      colour,
      lettered(kicker, 7, 210, 90, 'middle', 3),
      lettered(detail, 8.5, 210, y + leading + 31, 'middle', 0.6),
      '<path stroke-width="1" d="M150 222h120M70 376h280M70 410h280"/>',
    ) +
    `<g fill="${ink}" stroke="none">${titled(title, size, 210, y, leading, true)}</g>` +
    letters(
      ink,
      lettered(holder, 11, 210, 262, 'middle', 0.4),
      lettered(number, 8.5, 70, 397),
      lettered(validity, 8.5, 350, 397, 'end'),
    ) +
    bars(210, 290, [250, 270, 230, 150], 'middle') +
    seal(id, petals, 210, 478, 1.2, colour) +
    `<use href="#${id}-s" x="58" y="506"/><use href="#${id}-s" x="270" y="506"/>`
  );
};

const banded: Body = ({ kicker, title, detail, number, validity, petals }, id, colour) => {
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
      lettered(detail, 8.5, 138, last + 30, 'start', 0.6),
      '<path stroke-width="1" d="M138 264h228M138 396h228M138 430h228"/>',
    ) +
    `<g fill="${ink}" stroke="none">${titled(title, 37, 138, 148, 40, false)}</g>` +
    letters(
      ink,
      lettered(holder, 10, 138, 292),
      lettered(number, 8.5, 138, 417),
      lettered(validity, 8.5, 366, 417, 'end'),
    ) +
    bars(138, 318, [224, 204, 228, 120]) +
    seal(id, petals, 326, 492, 1, colour) +
    `<use href="#${id}-s" x="138" y="516"/>`
  );
};

const form: Body = ({ slug, kicker, title, detail, number, validity, petals }, id, colour) =>
  `<path fill="${colour}" d="M52 52h316v${title.length === 1 ? 96 : 132}H52z"/>` +
  letters(paper, lettered(kicker, 7, 72, 82, 'start', 3)) +
  `<g fill="${paper}" stroke="none">${titled(title, 36, 72, 126, 38, false)}</g>` +
  letters(
    ink,
    lettered(holder, 10, 72, 238),
    lettered(detail, 8.5, 72, 286),
    lettered(number, 13, 72, 337),
    lettered(validity, 8.5, 72, 384),
  ) +
  '<path stroke="#cfc8ba" d="M72 252h276M72 300h276M72 350h276M72 398h276"/>' +
  bars(72, 424, [180, 164, 172]) +
  `<path stroke="${ink}" stroke-width="4" stroke-linecap="butt" d="${matrix(slug, 300, 424)}"/>` +
  seal(id, petals, 112, 502, 0.9, colour) +
  `<use href="#${id}-s" x="176" y="528"/>`;

/** A square of cells that looks like a code and is none. */
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

/** A drawn specimen; `id` begins every id in it and must be no other mark's. */
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
