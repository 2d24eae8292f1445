import { type ComponentType, useEffect } from 'react';
import {
  isRouteErrorResponse,
  type MetaDescriptor,
  useFetcher,
  useLocation,
  useParams,
} from 'react-router';
import type * as z from 'zod/mini';
import { NOT_FOUND_PATH } from '#api/manifest.ts';
import { fill } from '#app/content/placeholders.ts';
import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { notFoundMeta, type PageMeta, pageMeta } from '../meta.ts';
import NotFound from '../not-found/route.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';
import type { InOtherLanguages } from './addresses.server.ts';
import { type DetailsSection, detailsPath } from './details-path.ts';
import { parseState } from './details-state.ts';

/** Result of the loader of a details route. */
export interface Loaded<Data, Texts = undefined> extends InOtherLanguages {
  /** The record prerendered for this slug; null where there is none. */
  data: Data | null;
  /** Texts that all details pages of a section share. */
  texts?: Texts;
}

/** Data that a details page shows: the whole record, or only the navigation state of its link. */
export type Shown<State, Data> = State & Partial<Data>;

interface DetailsRoute<State, Data, Texts> {
  section: DetailsSection;
  /** Schema of the navigation state. */
  schema: z.ZodMiniType<State>;
  /** Whether the loader returns `texts`. */
  hasTexts?: boolean;
  meta: (data: Data) => Omit<PageMeta, 'title' | 'path'>;
  View: ComponentType<{ shown: Shown<State, Data>; texts: Texts | undefined }>;
}

/** Builds `meta` and the component of a details route (README.md). */
export function detailsRoute<State extends { title: string }, Data extends State, Texts>({
  section,
  schema,
  hasTexts = false,
  meta,
  View,
}: DetailsRoute<State, Data, Texts>) {
  type Props = { loaderData: Loaded<Data, Texts> };
  return {
    meta({ loaderData }: Partial<Props>): MetaDescriptor[] {
      const data = loaderData?.data;
      if (!data) return notFoundMeta();
      const { title } = data;
      return pageMeta({
        title,
        path: detailsPath(section, title),
        others: loaderData.others,
        ...meta(data),
      });
    },
    Page({ loaderData: { data, texts } }: Props) {
      const shown = useShown(schema, data);
      const shared = useSharedTexts(section, texts, hasTexts);
      useTitle(data ? undefined : shown?.title);
      return shown ? <View shown={shown} texts={shared} /> : <NotFound />;
    },
  };
}

/**
 * The `clientLoader` of a details route. A slug that was not prerendered is not an error: the link
 * may carry the record's navigation state.
 *
 * @throws any other failure to load the data
 */
export async function loadDetails<Data, Texts>({
  serverLoader,
}: {
  serverLoader: () => Promise<Loaded<Data, Texts>>;
}): Promise<Loaded<Data, Texts>> {
  try {
    return await serverLoader();
  } catch (failure) {
    if (isRouteErrorResponse(failure) && failure.status === 404) return { data: null, others: {} };
    throw failure;
  }
}

/** Valid navigation state over the prerendered record; undefined without either (decision 0007). */
function useShown<State extends { title: string }, Data extends State>(
  schema: z.ZodMiniType<State>,
  data: Data | null,
): Shown<State, Data> | undefined {
  const location = useLocation();
  const { title } = useParams();
  // The prerendered HTML was rendered without state, and hydration must match it.
  const state = useIsHydrated() ? parseState(schema, location.state, title) : undefined;
  return state ? ({ ...data, ...state } as Shown<State, Data>) : (data ?? undefined);
}

/** A page shown from navigation state alone fetches the texts from the section's 404 page. */
function useSharedTexts<Texts>(
  section: DetailsSection,
  own: Texts | undefined,
  hasTexts: boolean,
): Texts | undefined {
  const { load, data } = useFetcher<unknown>();
  const isMissing = hasTexts && !own;
  useEffect(() => {
    if (isMissing) void load(`/${section}${NOT_FOUND_PATH}`);
  }, [isMissing, load, section]);
  return own ?? (data as { texts?: Texts } | undefined)?.texts;
}

/**
 * Sets the document's title for a page shown from navigation state alone. The route's `meta` cannot:
 * it also runs during hydration, where the HTML knew no state.
 *
 * @param title without the company's name; undefined where `meta` has set it
 */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    const own = fill(dictionary.documentTitle, { page: title, site: site.name });
    document.title = own;
    // React does not render a title again that is the same as before, such as the 404 page's.
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
