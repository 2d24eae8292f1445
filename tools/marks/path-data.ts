import { mergedCurves } from './merged-curves.ts';
import type { Path } from './path.ts';

/** Joins numbers as tightly as the path grammar allows: `1-2 .5.5`. */
function joined(values: readonly number[], decimals: number): string {
  let text = '';
  for (const value of values) {
    const digits = value
      .toFixed(decimals)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '')
      .replace(/^(-?)0\./, '$1.')
      .replace(/^-0$/, '0');
    const bare = digits.startsWith('-') || (digits.startsWith('.') && /\.\d+$/.test(text));
    text += text === '' || bare ? digits : ` ${digits}`;
  }
  return text;
}

/** How far, in steps of the rounding, fewer curves may stray from the outline. */
const stray = 0.75;

/** How far, in steps of the rounding, a control point may stray to be left unsaid. */
const slack = 1.2;

/** The `d` attribute, relative and rounded without drift. */
export function pathData(path: Path, decimals: number): string {
  const grid = 10 ** decimals;
  const drawn = mergedCurves(path, stray / grid);
  const round = (value: number) => Math.round(value * grid) / grid;
  let d = '';
  let last = '';
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let mirror: readonly [number, number] | undefined;
  const put = (letter: string, values: number[]) => {
    const text = joined(values, decimals);
    const again = letter === last && letter !== 'm';
    d += again ? (/^[-]/.test(text) ? text : ` ${text}`) : letter + text;
    last = letter;
  };
  for (const [index, { op, at }] of drawn.entries()) {
    const expected = mirror;
    mirror = undefined;
    if (op === 'Z') {
      d += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const rounded = at.map(round);
    const [endX = 0, endY = 0] = rounded.slice(-2);
    if (op === 'M') {
      put(d === '' ? 'M' : 'm', d === '' ? [endX, endY] : [endX - x, endY - y]);
      [startX, startY] = [endX, endY];
    } else if (op === 'L') {
      const closes = drawn[index + 1]?.op === 'Z' && endX === startX && endY === startY;
      if (closes || (endX === x && endY === y)) continue;
      if (endY === y) put('h', [endX - x]);
      else if (endX === x) put('v', [endY - y]);
      else put('l', [endX - x, endY - y]);
    } else {
      if (rounded.every((value, i) => value === (i % 2 === 0 ? x : y))) continue;
      const [bendX = 0, bendY = 0] = rounded;
      const smooth =
        op === 'Q' &&
        expected &&
        Math.hypot(bendX - expected[0], bendY - expected[1]) <= slack / grid;
      const [controlX, controlY] = smooth ? expected : [bendX, bendY];
      if (op === 'Q') mirror = [2 * endX - controlX, 2 * endY - controlY];
      if (smooth) put('t', [endX - x, endY - y]);
      else
        put(
          op.toLowerCase(),
          rounded.map((value, i) => value - (i % 2 === 0 ? x : y)),
        );
    }
    [x, y] = [endX, endY];
  }
  return d;
}
