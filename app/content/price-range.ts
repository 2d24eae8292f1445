/** Ends of the template's price slider (spec 9); no sample property costs more. */
export const PRICE = { min: 0, max: 1000 } as const;

/** First prices of the bands that the sort control and the budget ask for (spec 9). */
const MEDIUM = 300;
const HIGH = 500;

/** The band that a price lies in, by its name in the filters. */
export function priceBand(price: number): 'Low Price' | 'Medium Price' | 'High Price' {
  if (price < MEDIUM) return 'Low Price';
  return price < HIGH ? 'Medium Price' : 'High Price';
}
