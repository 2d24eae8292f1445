import type { Interface } from '#app/content/schemas/interface.ts';
import type { Settings } from '#app/content/schemas/settings.ts';
import type { Site } from '#app/content/schemas/site.ts';
import type { Preview } from '#app/ui/picture/preview.ts';

/** What the root route loads once for every page. */
export interface RootData {
  site: Site;
  texts: Interface;
  /** Where the forms go. */
  mail: Settings['mail'];
  /** Year of the build, shown until the visitor's own clock is known. */
  year: number;
  /** Public origin of the site, without a slash at the end. */
  origin: string;
  /** What link previews show of a page without a picture of its own. */
  socialPicture: Preview;
  /** Path of the font file that the first view needs. */
  font: string;
}

/** The matches a route's `meta` gets; the root's loader data is among them. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** What the root has loaded, for a route's `meta`; undefined only where that itself failed. */
export function rootData(matches: Matches): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}
