import { bounds, type Path, pathData, placed } from './path.ts';
import { polygon, tall, widthOf } from './shapes.ts';
import { fitted, text } from './text.ts';

const accent = '#e2580f';
const ink = '#0d1a21';
const paper = '#fbfaf7';

/** An M of steel members on a 32 × 32 field; every edge falls on whole pixels at 16. */
const members: Path = polygon(
  [2, 30],
  [2, 4],
  [8, 4],
  [16, 16],
  [24, 4],
  [30, 4],
  [30, 30],
  [24, 30],
  [24, 14.4],
  [16, 26.4],
  [8, 14.4],
  [8, 30],
);

/** The level mark of a drawing, in the M's valley: the datum of all heights. */
const level: Path = polygon([11, 4], [21, 4], [16, 11.5]);

const open = (width: number, height: number, viewBox = `0 0 ${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"`;

export function mark(): string {
  return (
    `${open(32, 32)} fill="currentColor"><title>Miqdam</title><path d="${pathData(members, 1)}"/>` +
    `<path fill="${accent}" d="${pathData(level, 1)}"/></svg>\n`
  );
}

export function favicon(): string {
  return (
    `${open(32, 32)}><style>.m{fill:${ink}}@media(prefers-color-scheme:dark){.m{fill:${paper}}}</style>` +
    `<path class="m" d="${pathData(members, 1)}"/><path fill="${accent}" d="${pathData(level, 1)}"/></svg>\n`
  );
}

/** Path units per pixel, so that coordinates can be integers. */
const finer = 10;

function lockup(
  title: string,
  symbolX: number,
  wordsX: number,
  width: number,
  words: Path,
): string {
  const at = (path: Path, x: number, y: number, scale = 1) =>
    pathData(placed(path, x * finer, y * finer, scale * finer), 0);
  const symbol = 40 / 26;
  const [x, y] = [symbolX - 2 * symbol, -4 * symbol];
  return (
    `${open(width, 40, `0 0 ${width * finer} ${40 * finer}`)} fill="currentColor"><title>${title}</title>` +
    `<path d="${at(members, x, y, symbol)}${at(words, wordsX, 0)}"/><path fill="${accent}" d="${at(level, x, y, symbol)}"/></svg>\n`
  );
}

const symbolWidth = (40 / 26) * 28;
const gap = 13;

export function wordmarkEnglish(): string {
  const name = flush(text('bold', 'MIQDAM', 34, 2.4), 0);
  const width = widthOf(name);
  const trade = fitted('semibold', 'INDUSTRIAL CONTRACTING', width, 0.05);
  return lockup(
    'Miqdam Industrial Contracting',
    0,
    symbolWidth + gap,
    Math.ceil(symbolWidth + gap + width),
    [...name, ...flush(trade, 40 - heightOf(trade))],
  );
}

export function wordmarkArabic(): string {
  const width = 116;
  const trade = fitted('arabic', 'للمقاولات الصناعية', width);
  const name = tall(text('arabicBold', 'مقدام', 100), 24.5);
  const total = Math.ceil(width + gap + symbolWidth);
  const right = width - widthOf(name);
  return lockup('مقدام للمقاولات الصناعية', width + gap, 0, total, [
    ...placed(flush(name, 0), right, 0),
    ...flush(trade, 40 - heightOf(trade)),
  ]);
}

/** Moves ink to the left edge and to `top`. */
function flush(path: Path, top: number): Path {
  const box = bounds(path);
  return placed(path, -box.left, top - box.top);
}

function heightOf(path: Path): number {
  const { top, bottom } = bounds(path);
  return bottom - top;
}
