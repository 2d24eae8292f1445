import { useMutation } from '@tanstack/react-query';
import type { Change, Changed, MessageRow } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { PATIENT } from '../queries.ts';
import { oppositesOf } from './opposite.ts';

interface Step {
  changes: readonly Change[];
  opposites: readonly Change[];
}

/** Changes messages, and undoes that. */
export function useChanges() {
  const changing = useMutation({
    ...PATIENT,
    async mutationFn({ changes }: Step) {
      let count = 0;
      for (const body of changes.flatMap(inParts)) {
        count += (await request<Changed>('messages/change', { method: 'POST', body })).changed;
      }
      return count;
    },
  });
  return {
    ...changing,
    /**
     * Resolves when the desk has made the change and said so, or the notice says why not.
     *
     * @param before the messages as they are, to undo the change; none for one that stays
     */
    async change(change: Change, before: readonly MessageRow[]): Promise<void> {
      const step = { changes: [change], opposites: oppositesOf(change, before) };
      await changing.mutateAsync(step).catch(() => undefined);
    },
    undo(): void {
      changing.mutate({ changes: changing.variables?.opposites ?? [], opposites: [] });
    },
  };
}

/** Messages that the desk changes at once, when they are named by id. */
const MOST_IDS = 500;

function inParts(change: Change): Change[] {
  const { ids } = change;
  if (!ids) return [change];
  const starts = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, i) => i * MOST_IDS);
  return starts.map((start) => ({ ...change, ids: ids.slice(start, start + MOST_IDS) }));
}

export type Changing = ReturnType<typeof useChanges>;
