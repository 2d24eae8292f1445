import type { Change, MessageRow } from '#shared/inbox.ts';

/** The changes that undo one, from the messages as they were before; none if nothing undoes it. */
export function oppositesOf(change: Change, before: readonly MessageRow[]): Change[] {
  const name = (['state', 'assignee', 'stage'] as const).find((each) => change[each] !== undefined);
  if (!name) return [];
  const groups = Map.groupBy(before, (row) => row[name]);
  return [...groups].map(([value, rows]) => ({ ids: rows.map(({ id }) => id), [name]: value }));
}
