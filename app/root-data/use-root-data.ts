import { useRouteLoaderData } from 'react-router';
import type { Interface } from '#app/content/schemas/interface.ts';
import type { Settings } from '#app/content/schemas/settings.ts';
import type { Site } from '#app/content/schemas/site.ts';
import type { RootData } from './root-data.ts';

/** For the document and its error screen: undefined where the root itself failed to load. */
export function useRootDataIfLoaded(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/** What the root has loaded for every page. */
export function useRootData(): RootData {
  const data = useRootDataIfLoaded();
  if (!data) throw new Error('The root’s data is read outside the root route.');
  return data;
}

/** The dictionary of interface texts in the document's language. */
export function useInterface(): Interface {
  return useRootData().texts;
}

/** Name, addresses, navigation and links of the company. */
export function useSite(): Site {
  return useRootData().site;
}

/** Where the forms go and by what names. */
export function useMail(): Settings['mail'] {
  return useRootData().mail;
}
