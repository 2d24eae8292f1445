import { addressGroup } from './rate-limit/address-group.ts';

const REMEMBERED_MS = 10 * 60_000;

const MOST_REMEMBERED = 50_000;

/** Since when an address has been reading the site, as far as this desk has served it. */
export interface Visits {
  /** A page was served to this address. */
  note(address: string, now: number): void;
  /** Milliseconds since its first page of the last ten minutes; undefined when there was none. */
  sinceFirstPage(address: string, now: number): number | undefined;
}

/** Visits in the memory of this process, under a hash of the address. */
export function createVisits(): Visits {
  // In the order of their beginning.
  const began = new Map<string, number>();
  return {
    note(address, now) {
      for (const [group, at] of began) {
        if (at > now - REMEMBERED_MS && began.size < MOST_REMEMBERED) break;
        began.delete(group);
      }
      const group = addressGroup(address);
      if (!began.has(group)) began.set(group, now);
    },
    sinceFirstPage(address, now) {
      const at = began.get(addressGroup(address));
      return at === undefined ? undefined : now - at;
    },
  };
}
