import { readSettings } from './settings.server.ts';

/** Public origin of the site, without a slash at the end: SITE_URL, or else what content names. */
export function siteUrl(): string {
  return new URL(process.env.SITE_URL || readSettings().siteUrl).origin;
}
