import { closest, distance } from 'fastest-levenshtein';

/** Suggests the known name closest to a wrong one, as the end of a message: `; did you mean "x"?`, or empty. */
export function didYouMean(wrong: unknown, known: Iterable<string>): string {
  const found = nearest(wrong, known);
  return found === undefined ? '' : `; did you mean ${JSON.stringify(found)}?`;
}

/** The known name closest to a wrong one; undefined if none is close enough to be what was meant. */
export function nearest(wrong: unknown, known: Iterable<string>): string | undefined {
  const name = typeof wrong === 'string' ? wrong.trim().toLowerCase() : '';
  const names = new Map([...known].map((each) => [each.toLowerCase(), each]));
  if (name.length < 2 || names.size === 0) return undefined;
  const extended = [...names.keys()].find(
    (each) => each.startsWith(name) || (each.length > 2 && name.startsWith(each)),
  );
  const like = closest(name, [...names.keys()]);
  const isNear = distance(name, like) <= Math.max(2, Math.floor(name.length * 0.4));
  return names.get((isNear ? like : extended) ?? '');
}

/** Maximum number of names in a list of all. */
const SHOWN = 12;

/** Suggests the closest of all names, or else names them all, as the end of a message. */
export function nearestOf(wrong: unknown, known: readonly string[]): string {
  const more = known.length > SHOWN ? ' …' : '';
  const all = known.length > 0 ? `; there are ${known.slice(0, SHOWN).join(', ')}${more}` : '';
  return didYouMean(wrong, known) || all;
}
