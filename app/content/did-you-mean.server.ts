import { closest, distance } from 'fastest-levenshtein';

/**
 * Suggests the known name closest to a wrong one, as the end of a message: `; did you mean "x"?`. Empty
 * if none is close enough to be what was meant.
 */
export function didYouMean(wrong: unknown, known: Iterable<string>): string {
  const name = typeof wrong === 'string' ? wrong.trim().toLowerCase() : '';
  const names = new Map([...known].map((each) => [each.toLowerCase(), each]));
  if (name.length < 2 || names.size === 0) return '';
  const extended = [...names.keys()].find(
    (each) => each.startsWith(name) || (each.length > 2 && name.startsWith(each)),
  );
  const nearest = closest(name, [...names.keys()]);
  const isNear = distance(name, nearest) <= Math.max(2, Math.floor(name.length * 0.4));
  const found = isNear ? nearest : extended;
  return found === undefined ? '' : `; did you mean ${JSON.stringify(names.get(found))}?`;
}
