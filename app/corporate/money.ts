const exact = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const millions = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** SAR with two decimals and thousands separators: `61,682.50`. */
export function sar(value: number): string {
  return exact.format(value);
}

/** SAR in millions with one decimal: `35.0`. */
export function sarMillions(value: number): string {
  return millions.format(value / 1e6);
}
