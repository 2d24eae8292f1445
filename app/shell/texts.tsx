import { useRouteLoaderData } from 'react-router';
import type { Interface } from '#app/content/schemas/interface.ts';
import type { Settings } from '#app/content/schemas/settings.ts';
import type { Site } from '#app/content/schemas/site.ts';

/** What the root route loads once for every page. */
export interface ShellData {
  site: Site;
  texts: Interface;
  /** Where the forms go. */
  mail: Settings['mail'];
  /** Year of the build, shown until the visitor's own clock is known. */
  year: number;
  /** Public origin of the site, without a slash at the end. */
  origin: string;
  /** Path of the picture that link previews show. */
  socialPicture: string;
  /** Path of the font file that the first view needs. */
  font: string;
}

/** Site facts and interface texts; undefined only when the root itself failed to load. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root');
}

function useRequiredData(): ShellData {
  const data = useShellData();
  if (!data) throw new Error('Shell data is read outside the root route.');
  return data;
}

/** The dictionary of interface texts in the document's language. */
export function useInterface(): Interface {
  return useRequiredData().texts;
}

/** Name, addresses, navigation and links of the company. */
export function useSite(): Site {
  return useRequiredData().site;
}

/** Where the forms go and by what names. */
export function useMail(): Settings['mail'] {
  return useRequiredData().mail;
}
