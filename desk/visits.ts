import { ipKey } from './rate-limit/ip-key.ts';

const REMEMBERED_MS = 10 * 60_000;

const MOST_REMEMBERED = 50_000;

/** Since when an IP address has been reading the site, as far as this desk has served it. */
export interface Visits {
  /** A page was served to this IP address. */
  note(ip: string, now: number): void;
  /** Milliseconds since its first page of the last ten minutes; undefined when there was none. */
  sinceFirstPage(ip: string, now: number): number | undefined;
}

/** Visits in the memory of this process, under a hash of the IP address. */
export function createVisits(): Visits {
  // In the order of their beginning.
  const began = new Map<string, number>();
  return {
    note(ip, now) {
      for (const [key, at] of began) {
        if (at > now - REMEMBERED_MS && began.size < MOST_REMEMBERED) break;
        began.delete(key);
      }
      const key = ipKey(ip);
      if (!began.has(key)) began.set(key, now);
    },
    sinceFirstPage(ip, now) {
      const at = began.get(ipKey(ip));
      return at === undefined ? undefined : now - at;
    },
  };
}
