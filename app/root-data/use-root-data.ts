import { useRouteLoaderData } from 'react-router';
import type { MailSettings } from '#api/mail-settings.ts';
import type { Interface } from '#app/content/interface.server.ts';
import type { Site } from '#app/content/site.server.ts';
import type { RootData } from './root-data.ts';

/** For the document and its error screen; undefined if the root failed to load. */
export function useRootDataIfLoaded(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/** The data that the root loads for every page. */
export function useRootData(): RootData {
  const data = useRootDataIfLoaded();
  if (!data) throw new Error('useRootData is called outside the root route.');
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

/** Mail settings of the forms. */
export function useMail(): MailSettings {
  return useRootData().mail;
}
