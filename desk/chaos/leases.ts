import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabaseBeside, type StorePlace } from '../store/open-store.ts';

/** Counts deliveries that were in progress when a desk was killed. */
export type Leases = Awaited<ReturnType<typeof watchLeases>>;

/** Longer than a running desk takes for a mail, much shorter than a lease. */
const LOOK_AGAIN_MS = 100;

/** Watches the store beside the desks: a lease that is not released belonged to the killed desk. */
export async function watchLeases(place: StorePlace) {
  const { query, close } = await openDatabaseBeside(place, 'read');
  const known = new Set<unknown>();
  const held = async () =>
    (await query('SELECT lease FROM delivery WHERE lease IS NOT NULL')).map(({ lease }) => lease);
  return {
    get leftBehind() {
      return known.size;
    },
    /** Call after a kill, before another desk starts. */
    async noteLeftBehind() {
      // A commit that was in progress at the kill may still complete.
      await sleep(LOOK_AGAIN_MS);
      const first = new Set(await held());
      await sleep(LOOK_AGAIN_MS);
      for (const lease of await held()) if (first.has(lease)) known.add(lease);
    },
    close,
  };
}
