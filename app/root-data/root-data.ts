import type { MailSettings } from '#api/mail-settings.ts';
import type { Interface } from '#app/content/interface.server.ts';
import type { Site } from '#app/content/site.server.ts';
import type { Preview } from '#app/ui/picture/preview.ts';

/** Data that the root route loads once for every page. */
export interface RootData {
  site: Site;
  texts: Interface;
  /** How the forms reach the desk, or EmailJS. */
  mail: MailSettings;
  /** Year of the build, shown until the visitor's clock is known. */
  year: number;
  /** Public origin of the site, without a final slash. */
  origin: string;
  /** Link preview of a page without its own picture. */
  socialPicture: Preview;
  /** Path of the font file to preload. */
  font: string;
}

/** The matches that React Router passes to `meta`, including that of the root. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The root's data for a route's `meta`; undefined if the root failed to load. */
export function rootData(matches: Matches): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}
