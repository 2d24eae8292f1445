import type { ShouldRevalidateFunction } from 'react-router';
import { requestedPath } from '#app/content/paths.server.ts';
import { pageMeta } from '#app/layout/meta.ts';
import type { Matches } from '#app/root-data/root-data.ts';
import { readEstateListings } from '../listings.server.ts';
import { readEstateProperty } from './content.server.ts';
import { ListPage } from './list-page.tsx';

type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  const path = requestedPath(request);
  const kind = path === '/property' ? 'plain' : 'sidebar';
  return { path, kind, texts: readEstateProperty().list, listings: readEstateListings() } as const;
}

/** Filters change the URL, but not what the loader returns. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta({ matches, loaderData }: { matches: Matches } & PageProps) {
  const { path, kind, texts } = loaderData;
  return pageMeta(matches, { ...texts.pages[kind].meta, path, noindex: true });
}

/** `/property`, and `/property-sidebar` with side filters (spec 2.5). */
export default function PropertiesPage({ loaderData }: PageProps) {
  return <ListPage {...loaderData} />;
}
