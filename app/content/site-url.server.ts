import { readSettings } from './settings.server.ts';

/** Public origin of the site, without a slash at the end: SITE_URL, or else what content names. */
export function siteUrl(): string {
  const { SITE_URL } = process.env;
  return SITE_URL ? new URL(SITE_URL).origin : readSettings().siteUrl;
}
