/** Keys and indexes from the root of a content. */
export type Path = readonly (string | number)[];

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; undefined where there is none. */
export function valueAt(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], tree);
}

/** The same content with another value at a path; what is not there yet is made. */
export function withValue(tree: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = Array.isArray(tree) ? [...tree] : [];
    list[key] = withValue(list[key], rest, value);
    return list;
  }
  return {
    ...(isFields(tree) ? tree : {}),
    [key]: withValue((tree as Fields)?.[key], rest, value),
  };
}

/** Whether two contents say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  if (!isFields(one) || !isFields(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  );
}

/** Whether an office would say that nothing is there. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  if (isFields(value)) return Object.values(value).every(isBlank);
  return (value ?? '') === '';
}
