import { useRouteLoaderData } from 'react-router';
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

/** For the document and its error screen; undefined if the root failed to load. */
export function useRootDataIfLoaded(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/** The data that the root loads for every page. */
export function useRootData(): RootData {
  const data = useRootDataIfLoaded();
  if (!data) throw new Error('useRootData was called outside the root route.');
  return data;
}

/** The interface texts in the document's language. */
export function useInterface(): Interface {
  return useRootData().texts;
}

/** Name, addresses, navigation and links of the company. */
export function useSite(): Site {
  return useRootData().site;
}

/** Mail settings of the forms. */
export function useMail(): MailSettings {
  return useRootData().mail;
}
