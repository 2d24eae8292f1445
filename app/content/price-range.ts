/** Ends of the template's price slider (spec 9); no sample property costs more. */
export const PRICE = { min: 0, max: 1000 } as const;
