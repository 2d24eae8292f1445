import type { FastifyBaseLogger } from 'fastify';
import { type Background, DAY_MS, type Repetition, repeat } from '../clock.ts';
import type { Config } from '../config.ts';
import type { ServedSite } from './follow-site.ts';
import { bytesOf, type Site } from './load-site.ts';

/** A site must be rebuilt this long before its security.txt expires. */
const AHEAD_MS = 60 * DAY_MS;

/** Logs an error every day while the site's security.txt (RFC 9116) is about to expire, until stopped. */
export function startExpiryAlarm({
  served,
  clock,
  log,
}: Background & { served: ServedSite }): Repetition {
  return repeat({ clock, log }, DAY_MS, async () => {
    const expires = expiryOf(served.current);
    if (expires === undefined || clock.now() + AHEAD_MS <= expires) return;
    const on = new Date(expires).toISOString();
    log.error({ expires: on }, 'security.txt is about to expire: rebuild the site');
  });
}

function expiryOf({ pages }: Site): number | undefined {
  const text = pages.get('/.well-known/security.txt')?.bodies.get('identity');
  const date = text && /^Expires: (.+)$/m.exec(String(bytesOf(text)))?.[1];
  return date === undefined ? undefined : Date.parse(date);
}

/**
 * Warns when the site was built for another origin than the desk's, which its mails and the check of
 * `Origin` use. A desk at localhost without a mail server is a trial and may differ.
 */
export function warnOfOtherSiteUrl({ siteUrl }: Site, config: Config, log: FastifyBaseLogger) {
  const isTrial = !config.smtp && new URL(config.siteUrl).hostname === 'localhost';
  if (isTrial || siteUrl === config.siteUrl) return;
  log.warn(
    { built: siteUrl, desk: config.siteUrl },
    'the site was built with another SITE_URL: set the same one, or rebuild the site',
  );
}
