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
  const [was, own, other] = all;
  if (Array.isArray(was) && Array.isArray(own) && Array.isArray(other)) {
    if (all.every((list) => (list as unknown[]).every((each) => keyOf(each) !== undefined)))
      return differentEntries(was, own, other, path);
    if (was.length === own.length && own.length === other.length && own.some(isFields))
      return own.flatMap((each, at) => differences(was[at], each, other[at], [...path, at]));
  }
  return [{ path, mine, theirs, isMineToo: !isSame(before, mine) }];
}

/** The same of lists whose entries have keys; mine keep their order, and those that others have added come last. */
function differentEntries(
  before: unknown[],
  mine: unknown[],
  theirs: unknown[],
  path: Path,
): Difference[] {
  const named = (list: unknown[], entry: unknown) =>
    list.find((each) => keyOf(each) === keyOf(entry));
  const kept = mine.flatMap((own, at) => {
    const [was, other] = [named(before, own), named(theirs, own)];
    // Mine, which nobody else has seen.
    if (was === undefined && other === undefined) return [];
    return differences(was, own, other, [...path, at]);
  });
  const added = theirs.filter((each) => !named(mine, each) && !named(before, each));
  return [
    ...kept,
    ...added.map((entry, at) => ({
      path: [...path, mine.length + at],
      mine: undefined,
      theirs: entry,
      isMineToo: false,
    })),
  ];
}

/** My content with these fields as the others have them, without the entries that they have removed. */
export function withTheirs(mine: unknown, chosen: readonly Difference[]): unknown {
  return present(chosen.reduce((tree, { path, theirs }) => withValue(tree, path, theirs), mine));
}

function present(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== undefined).map(present);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, present(each)]));
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
