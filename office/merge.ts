import { keyOf } from './keys.ts';
import { isBlank, isFields, isSame, type Path, withValue } from './tree.ts';

/** A field that somebody else has changed since it was opened. */
export interface Difference {
  path: Path;
  mine: unknown;
  theirs: unknown;
  /** Whether I have changed it too. */
  isMineToo: boolean;
}

/** The fields that others have changed between two contents and that are not as I have them. */
export function differences(
  before: unknown,
  mine: unknown,
  theirs: unknown,
  path: Path = [],
): Difference[] {
  if (isSame(before, theirs) || isSame(mine, theirs)) return [];
  const all = [before, mine, theirs];
  if (all.every((each) => each === undefined || isFields(each)) && isFields(theirs)) {
    const names = new Set(all.flatMap((each) => Object.keys((each as object) ?? {})));
    return [...names].flatMap((name) => {
      const [was, own, other] = all.map((each) => (isFields(each) ? each[name] : undefined));
      return differences(was, own, other, [...path, name]);
    });
  }
  if (all.every((each) => Array.isArray(each) && isAligned(each, mine as unknown[])))
    return (mine as unknown[]).flatMap((own, at) =>
      differences((before as unknown[])[at], own, (theirs as unknown[])[at], [...path, at]),
    );
  return [{ path, mine, theirs, isMineToo: !isSame(before, mine) }];
}

/** Whether two lists have the same entries in the same order, each as it may be. */
function isAligned(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => keyOf(each) === keyOf(other[at]));
}

/** My content with these fields as the others have them. */
export function withTheirs(mine: unknown, chosen: readonly Difference[]): unknown {
  return chosen.reduce((tree, { path, theirs }) => withValue(tree, path, theirs), mine);
}

/** A value in a few words, to compare it with another. */
export function inBrief(value: unknown): string {
  if (isBlank(value)) return '—';
  if (Array.isArray(value)) return value.map(inBrief).join('\n');
  if (!isFields(value)) return String(value);
  return Object.values(value)
    .filter((each) => !isBlank(each))
    .map(inBrief)
    .join(' · ');
}
