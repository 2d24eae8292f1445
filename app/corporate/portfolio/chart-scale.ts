/** Inside of the chart in its own units, leaving room for the figures of the axes. */
export const FRAME = { width: 360, height: 430, left: 52, right: 8, top: 28, bottom: 44 };

/** Values marked on the side, in SAR, and the months marked along the foot. */
export const VALUE_TICKS = [100_000, 1_000_000, 10_000_000];
export const MONTH_TICKS = [0, 6, 12, 18, 24, 30, 36];

const LOWEST = 40_000;
const HIGHEST = 50_000_000;
const LONGEST = 38;

/** Place of a duration along the foot. */
export function xOf(months: number): number {
  const { left, right, width } = FRAME;
  return round(left + (months / LONGEST) * (width - left - right));
}

/** Place of a value up the side, on a logarithmic scale. */
export function yOf(value: number): number {
  const { top, bottom, height } = FRAME;
  const share = Math.log(value / LOWEST) / Math.log(HIGHEST / LOWEST);
  return round(height - bottom - share * (height - top - bottom));
}

function round(place: number): number {
  return Math.round(place * 10) / 10;
}
