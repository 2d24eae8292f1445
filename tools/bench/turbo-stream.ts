/** How the format writes what JSON has not, and null. */
const NULL = -5;
const UNDEFINED = -7;

/**
 * Writes plain data as React Router's `.data` files hold it: one flat array, in which objects and
 * arrays name their parts by place. Only for benches: it knows no dates, promises or cycles.
 */
export function encodeTurboStream(data: unknown): string {
  const flat: unknown[] = [];
  place(data, flat);
  return `${JSON.stringify(flat)}\n`;
}

function place(value: unknown, flat: unknown[]): number {
  if (value === null) return NULL;
  if (value === undefined) return UNDEFINED;
  const at = flat.push(null) - 1;
  flat[at] = Array.isArray(value)
    ? value.map((part) => place(part, flat))
    : typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).map(([key, part]) => [`_${place(key, flat)}`, place(part, flat)]),
        )
      : value;
  return at;
}
