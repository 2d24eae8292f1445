/** Crockford's base 32: without I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits of a UUID: any two of ten thousand applications are alike with a chance of 1 in 20,000. */
const BITS = 40n;
const LENGTH = 8;

/** An application's reference for people, such as `7QKM-2X9D`: the last random bits of its id. */
export function referenceOf(id: string): string {
  const number = BigInt(`0x0${id.replace(/[^\da-f]/g, '')}`);
  const digits = Array.from(
    { length: LENGTH },
    (_, index) => DIGITS[Number((number >> (BITS - 5n * BigInt(index + 1))) & 31n)],
  ).join('');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** A reference as typed: in any case, with or without its hyphen, O for 0, I and L for 1. */
export function asReference(typed: string): string {
  const digits = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
