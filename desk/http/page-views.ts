import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { type Background, repeat } from '../clock.ts';
import { dayOf } from '../store/page-views.ts';
import type { PageViewStore, PageViews } from '../store/submission-store.ts';

/** A killed desk loses the counts of this time at most. */
const STORE_EVERY_MS = 60_000;

/** Headers by which browsers mark prefetches and previews. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a request is a visitor's page view: a GET of a document, not by a bot, not a prefetch, and
 * without `DNT` or `Sec-GPC`.
 */
export function isPageView({ method, headers }: FastifyRequest): boolean {
  const { dnt, 'sec-gpc': globalPrivacyControl, 'user-agent': userAgent } = headers;
  if (method !== 'GET' || dnt === '1' || globalPrivacyControl === '1') return false;
  if (PURPOSES.some((name) => /prefetch|preview/.test(String(headers[name])))) return false;
  // A script may fetch a page without showing it. Browsers send this header over HTTPS only.
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return false;
  return Boolean(userAgent) && !isbot(userAgent);
}

/** Counts views in memory. */
export interface ViewCounter {
  /** Counts one view of a page of the site, today. */
  add(path: string): void;
  /** Stores the remaining counts and stops storing. */
  stop(): Promise<void>;
}

/** Counts views by page and day, and adds them to the store every minute. Days are those of `timeZone`. */
export function createViewCounter({
  store,
  timeZone,
  clock,
  log,
}: Background & { store: Pick<PageViewStore, 'addPageViews'>; timeZone: string }): ViewCounter {
  let counts = new Map<string, PageViews>();

  const add = ({ day, path, count }: PageViews) => {
    const key = `${day} ${path}`;
    counts.set(key, { day, path, count: count + (counts.get(key)?.count ?? 0) });
  };

  const save = async () => {
    if (counts.size === 0) return;
    const views = [...counts.values()];
    counts = new Map();
    try {
      await store.addPageViews(views);
    } catch (err) {
      for (const each of views) add(each);
      log.warn({ err }, 'could not store page views: they are added later');
    }
  };

  const saving = repeat({ clock, log }, STORE_EVERY_MS, save);
  return {
    add: (path) => add({ day: dayOf(clock.now(), timeZone), path, count: 1 }),
    async stop() {
      await saving.stop();
      await save();
    },
  };
}
