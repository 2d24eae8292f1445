import type { PortfolioRecord } from '#app/content/portfolio.server.ts';

/** Size of the chart and its margins for the axis labels, in SVG units. */
export const FRAME = { width: 360, height: 430, left: 52, right: 8, top: 28, bottom: 44 };

/** Coordinates of durations and values, and the ticks of both axes. */
export interface ChartScale {
  /** x coordinate of a duration in months. */
  xOf(months: number): number;
  /** y coordinate of a value in SAR, on a logarithmic scale. */
  yOf(value: number): number;
  monthTicks: number[];
  valueTicks: number[];
}

/** The scale on which every contract lies inside the frame: at least 38 months and SAR 40,000 to 50 million. */
export function chartScale(
  contracts: readonly Pick<PortfolioRecord, 'value' | 'duration'>[],
): ChartScale {
  const { width, height, left, right, top, bottom } = FRAME;
  const values = contracts.map(({ value }) => Number(value));
  const lowest = Math.min(40_000, ...values.map((value) => value * 0.8));
  const highest = Math.max(50_000_000, ...values.map((value) => value * 1.25));
  const longest = Math.max(38, ...contracts.map(({ duration }) => duration + 2));
  const step = longest > 72 ? 24 : 6;
  return {
    xOf: (months) => round(left + (months / longest) * (width - left - right)),
    yOf(value) {
      const share = Math.log(value / lowest) / Math.log(highest / lowest);
      return round(height - bottom - share * (height - top - bottom));
    },
    monthTicks: Array.from({ length: Math.floor(longest / step) + 1 }, (_, at) => at * step),
    valueTicks: Array.from({ length: 12 }, (_, power) => 10 ** power).filter(
      (value) => value > lowest && value < highest,
    ),
  };
}

function round(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}
