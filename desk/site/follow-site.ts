import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { loadSite, type Site, versionOf } from './load-site.ts';

const LOOK_MS = 1000;

/** The site that is served at this moment. */
export interface ServedSite {
  current: Site;
}

interface FollowPorts {
  served: ServedSite;
  /** Where builds are published. */
  directory: string;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Called with each new site once it is served. */
  changed(site: Site): void;
}

/**
 * Serves each build as soon as it is published: read whole, then swapped in. While one cannot be
 * read, the site before it stays.
 */
export function followSite({ served, directory, clock, log, changed }: FollowPorts): Repetition {
  let refused: string | undefined;
  return repeat(clock, LOOK_MS, async () => {
    // While a site is being copied into place there may be none.
    const version = await versionOf(directory).catch(() => served.current.version);
    if (version === served.current.version) return;
    try {
      served.current = await loadSite(directory, served.current);
    } catch (err) {
      // Tried again at each look, since the rest of it may be on its way; said once.
      if (version !== refused) log.error({ err }, 'the new site cannot be read: the old one stays');
      refused = version;
      return;
    }
    log.info({ files: served.current.pages.size }, 'a new site is served');
    changed(served.current);
  });
}
