/** Range of the template's price slider (spec 9); no sample property costs more. */
export const PRICE = { min: 0, max: 1000 } as const;

/** Lowest prices of the bands of the sort control and the budget (spec 9). */
const MEDIUM = 300;
const HIGH = 500;

/** The price band of a price, by its name in the filters. */
export function priceBand(price: number): 'Low Price' | 'Medium Price' | 'High Price' {
  if (price < MEDIUM) return 'Low Price';
  return price < HIGH ? 'Medium Price' : 'High Price';
}
