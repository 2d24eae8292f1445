/** Size of the chart and its margins for the axis labels, in SVG units. */
export const FRAME = { width: 360, height: 430, left: 52, right: 8, top: 28, bottom: 44 };

/** Ticks of the value axis, in SAR, and of the duration axis, in months. */
export const VALUE_TICKS = [100_000, 1_000_000, 10_000_000];
export const MONTH_TICKS = [0, 6, 12, 18, 24, 30, 36];

const LOWEST = 40_000;
const HIGHEST = 50_000_000;
const LONGEST = 38;

/** x coordinate of a duration in months. */
export function xOf(months: number): number {
  const { left, right, width } = FRAME;
  return round(left + (months / LONGEST) * (width - left - right));
}

/** y coordinate of a value in SAR, on a logarithmic scale. */
export function yOf(value: number): number {
  const { top, bottom, height } = FRAME;
  const share = Math.log(value / LOWEST) / Math.log(HIGHEST / LOWEST);
  return round(height - bottom - share * (height - top - bottom));
}

function round(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}
