import type { ShouldRevalidateFunction } from 'react-router';
import { readEstateListings, readEstateProperty } from '#app/content/estate.server.ts';
import { requestedPath } from '#app/content/requested-path.server.ts';
import type { Matches } from '#app/root-data/root-data.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { ListPage } from './list-page.tsx';

type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  const path = requestedPath(request);
  const kind = path === '/property' ? 'plain' : 'sidebar';
  return { path, kind, texts: readEstateProperty().list, listings: readEstateListings() } as const;
}

/** Filters change the address and nothing that is loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta({ matches, loaderData }: { matches: Matches } & PageProps) {
  const { path, kind, texts } = loaderData;
  return pageMeta(matches, { ...texts.pages[kind].meta, path, noindex: true });
}

/** `/property`, and `/property-sidebar` with filters at its side (spec 2.5). */
export default function PropertiesPage({ loaderData }: PageProps) {
  return <ListPage {...loaderData} />;
}
