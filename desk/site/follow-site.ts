import { type Background, type Repetition, repeat } from '../clock.ts';
import { loadSite, type Site, versionOf } from './load-site.ts';

const LOOK_MS = 1000;

/** The site that is being served. */
export interface ServedSite {
  current: Site;
}

interface FollowOptions extends Background {
  served: ServedSite;
  /** The directory in which new builds appear. */
  directory: string;
  /** Called with each new site once it is served. */
  changed(site: Site): void;
}

/**
 * Serves each new build as soon as it is published. A build that cannot be read leaves the current
 * site in place.
 */
export function followSite({ served, directory, clock, log, changed }: FollowOptions): Repetition {
  let refused: string | undefined;
  return repeat({ clock, log }, LOOK_MS, async () => {
    // While a site is replaced, there may be none for a moment.
    const version = await versionOf(directory).catch(() => served.current.version);
    if (version === served.current.version) return;
    try {
      served.current = await loadSite(directory, served.current);
    } catch (err) {
      // Retry every time, since the rest may still be copied; log once.
      if (version !== refused)
        log.error({ err }, 'the new site cannot be read: the old one is still served');
      refused = version;
      return;
    }
    log.info({ files: served.current.pages.size }, 'a new site is served');
    changed(served.current);
  });
}
