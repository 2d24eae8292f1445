/** The open categories, by index. */
export interface OpenCategories {
  open: ReadonlySet<number>;
  /** Those opened by the visitor, the latest last; the others were open initially. */
  chosen: readonly number[];
}

/**
 * Spec 4: the state of the expertise accordion after a visitor has toggled the category at `index`.
 *
 * `paired` (768 px and wider): categories 0 and 1, 2 and 3 … open and close together. Otherwise
 * opening one closes all others.
 */
export function openCategories(
  before: OpenCategories,
  change: { index: number; open: boolean },
  paired: boolean,
): OpenCategories {
  const { index, open } = change;
  if (before.open.has(index) === open) return before;
  if (open && !paired) return { open: new Set([index]), chosen: [index] };
  const members = paired ? [index, partnerOf(index)] : [index];
  const others = before.chosen.filter((each) => !members.includes(each));
  return open
    ? { open: new Set([...before.open, ...members]), chosen: [...others, index] }
    : {
        open: new Set([...before.open].filter((each) => !members.includes(each))),
        chosen: others,
      };
}

/**
 * The state after the window has crossed 768 px. Wider, the partners of open categories open too;
 * narrower, only the one opened last stays open, or all if the visitor has opened none.
 */
export function fitCategories(before: OpenCategories, paired: boolean): OpenCategories {
  const { open, chosen } = before;
  if (paired) return { open: new Set([...open, ...[...open].map(partnerOf)]), chosen };
  const latest = chosen.at(-1);
  return latest === undefined ? before : { open: new Set([latest]), chosen: [latest] };
}

function partnerOf(index: number): number {
  return index ^ 1;
}
