/** Which categories (by index) are open. */
export interface OpenCategories {
  open: ReadonlySet<number>;
  /** Those of them that a visitor opened, the latest last; the others were open at start. */
  chosen: readonly number[];
}

/**
 * Spec 4, the expertise accordion, once the category at `index` has been opened or closed by a visitor.
 *
 * `paired` (768 px and wider): 0 goes with 1, 2 with 3 …, opening or closing one does it to both.
 * Else one is open at a time: opening one closes all others.
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
 * What stays open when the window has become wide enough for pairs, or too narrow: the partner of an
 * open one joins it; below, the one opened last is kept, and all are where nobody has opened any.
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
