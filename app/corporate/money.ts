import { decimalFormat } from '#app/content/number-format.ts';

const exact = decimalFormat(2);
const millions = decimalFormat(1);

/** SAR with two decimals and thousands separators: `61,682.50`. */
export function sar(value: number): string {
  return exact.format(value);
}

/** SAR in millions with one decimal: `35.0`. */
export function sarMillions(value: number): string {
  return millions.format(value / 1e6);
}
