import { readSettings } from '#app/content/settings.server.ts';

/** Public origin of the site, without a slash at the end. */
export function siteUrl(): string {
  return process.env.SITE_URL ?? readSettings().siteUrl;
}
