/** Cuts a list in two halves; an odd one has the longer half first (spec 2.4). */
export function twoColumns<Entry>(list: readonly Entry[]): [Entry[], Entry[]] {
  const half = Math.ceil(list.length / 2);
  return [list.slice(0, half), list.slice(half)];
}
