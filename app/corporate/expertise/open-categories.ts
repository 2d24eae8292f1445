/**
 * Spec 4, the expertise accordion. Returns which categories (by index) are open once the one at
 * `index` has been opened or closed by a visitor.
 *
 * `paired` (768 px and wider): 0 goes with 1, 2 with 3 …, opening or closing one does it to both.
 * Else one is open at a time: opening one closes all others.
 */
export function openCategories(
  before: ReadonlySet<number>,
  change: { index: number; open: boolean },
  paired: boolean,
): ReadonlySet<number> {
  const { index, open } = change;
  if (before.has(index) === open) return before;
  if (open && !paired) return new Set([index]);
  const after = new Set(before);
  for (const member of paired ? [index, index ^ 1] : [index]) {
    if (open) after.add(member);
    else after.delete(member);
  }
  return after;
}
