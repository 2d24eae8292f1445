import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Site } from './load-site.ts';

/**
 * Says that the pages name another origin than this desk's mails do, and its check of who may post. A
 * desk at localhost that sends no mail is a trial, and may.
 */
export function warnOfOtherSiteUrl({ siteUrl }: Site, config: Config, log: FastifyBaseLogger) {
  const isTrial = !config.smtp && new URL(config.siteUrl).hostname === 'localhost';
  if (isTrial || siteUrl === config.siteUrl) return;
  log.warn(
    { built: siteUrl, desk: config.siteUrl },
    'The site was built with another SITE_URL: set the same, or build it anew',
  );
}
