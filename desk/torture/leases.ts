import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabaseBeside, type StorePlace } from '../store/open-store.ts';

/** Deliveries that a killed desk had in hand. */
export interface Leases {
  leftBehind: number;
  /** To be called after a kill, before another desk is started. */
  noteLeftBehind(): Promise<void>;
  close(): Promise<void>;
}

/** Longer than a living desk has one mail in hand, much shorter than a lease. */
const LOOK_AGAIN_MS = 100;

/** Looks into the store beside the desks: what nobody gives back was in the killed one's hand. */
export async function watchLeases(place: StorePlace): Promise<Leases> {
  const { query, close } = await openDatabaseBeside(place, 'read');
  const known = new Set<unknown>();
  const held = async () =>
    (await query('SELECT lease FROM delivery WHERE lease IS NOT NULL')).map(({ lease }) => lease);
  return {
    get leftBehind() {
      return known.size;
    },
    async noteLeftBehind() {
      // A commit that was under way at the kill may yet come.
      await sleep(LOOK_AGAIN_MS);
      const first = new Set(await held());
      await sleep(LOOK_AGAIN_MS);
      // A desk has one mail in hand; another desk's may have taken its time.
      const left = (await held()).find((lease) => first.has(lease) && !known.has(lease));
      if (left) known.add(left);
    },
    close,
  };
}
