/**
 * Single-stroke capitals as a draughtsman letters a sheet: field 10 high, most 6 wide,
 * baseline at 10. Each is its width and a path that begins with an absolute move.
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
  0: [6, 'M3 0q-3 0-3 3v4q0 3 3 3t3-3v-4q0-3-3-3z'],
  1: [2.4, 'M0 2l2.4-2v10'],
  2: [6, 'M.2 2.6q.3-2.6 2.9-2.6t2.7 2.6q0 1.6-1.6 3.1l-4.2 4.3h6'],
  3: [6, 'M.3 1.6q.9-1.6 2.7-1.6t2.6 2.4-2.6 2.4q3 0 3 2.7t-3 2.5-3-1.9'],
  4: [6, 'M4.4 10v-10l-4.4 7h6'],
  5: [6, 'M5.6 0h-4.8l-.5 4.6q1-.9 2.7-.9 3 0 3 3.1t-3 3.2-2.9-2'],
  6: [6, 'M5.4 1.4q-.9-1.4-2.4-1.4-3 0-3 4v3q0 3 3 3t3-3.1-3-3.1-3 3.1'],
  7: [6, 'M0 0h6l-3.6 10'],
  8: [6, 'M3 4.8q-2.6 0-2.6-2.4t2.6-2.4 2.6 2.4-2.6 2.4q-3 0-3 2.6t3 2.6 3-2.6-3-2.6z'],
  9: [6, 'M.6 8.6q.9 1.4 2.4 1.4 3 0 3-4v-3q0-3-3-3t-3 3.1 3 3.1 3-3.1'],
  '-': [3, 'M0 5h3'],
  '–': [6, 'M0 5h6'],
  '.': [0, 'M0 9.9v.1'],
  '%': [7, 'M6.6 0l-6.2 10m.9-10h1.2v3h-1.2zm3.4 7h1.2v3h-1.2z'],
  ' ': [2.6, ''],
};

const between = 2.9;

/** A lettered line, capitals `height` tall on baseline y; colour and ends are the group's. */
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
