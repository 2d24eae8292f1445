import type { PortfolioRecord } from '#app/content/portfolio.server.ts';

/** Coordinates of durations and values in percent, and the ticks of both axes. */
export type ChartScale = ReturnType<typeof chartScale>;

/** The scale on which every contract lies inside the plot: at least 38 months and SAR 40,000 to 50 million. */
export function chartScale(contracts: readonly Pick<PortfolioRecord, 'value' | 'duration'>[]) {
  const values = contracts.map(({ value }) => Number(value));
  const lowest = Math.min(40_000, ...values.map((value) => value * 0.8));
  const highest = Math.max(50_000_000, ...values.map((value) => value * 1.25));
  const longest = Math.max(38, ...contracts.map(({ duration }) => duration + 2));
  const step = longest > 72 ? 24 : 6;
  return {
    /** x coordinate of a duration in months. */
    xOf: (months: number) => percent(months / longest),
    /** y coordinate of a value in SAR, on a logarithmic scale. */
    yOf: (value: number) => percent(Math.log(highest / value) / Math.log(highest / lowest)),
    monthTicks: Array.from({ length: Math.floor(longest / step) + 1 }, (_, at) => at * step),
    valueTicks: Array.from({ length: 12 }, (_, power) => 10 ** power).filter(
      (value) => value > lowest && value < highest,
    ),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
