import type { ShouldRevalidateFunction } from 'react-router';
import { requestedPath } from '#app/content/paths.server.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { useUrlQuery } from '#app/layout/url-query/use-url-query.ts';
import { Section } from '#app/ui/section/section.tsx';
import { readEstateListings } from '../listings.server.ts';
import { readEstateProperty } from './content.server.ts';
import { FilterRow, SideFilters } from './filters.tsx';
import { ListingList } from './listing-list.tsx';
import { LISTING_QUERY } from './listing-query.ts';
import { Pagination } from './pagination.tsx';
import styles from './property-list.module.css';

type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  const path = requestedPath(request);
  const kind = path === '/property' ? 'plain' : 'sidebar';
  return { path, kind, texts: readEstateProperty().list, listings: readEstateListings() } as const;
}

/** Filters change the URL, but not what the loader returns. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta({ loaderData }: PageProps) {
  const { path, kind, texts } = loaderData;
  return pageMeta({ ...texts.pages[kind].meta, path, noindex: true });
}

/** The list of properties (spec 2.5): `/property`, and `/property-sidebar` with side filters. */
export default function PropertiesPage({ loaderData }: PageProps) {
  const { texts, listings, kind } = loaderData;
  const { banner, title } = texts.pages[kind];
  const { query, change, form } = useUrlQuery(LISTING_QUERY);
  const reset = () => change({ ...LISTING_QUERY.defaults, view: query.view });
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="properties" title={title}>
        <form method="dialog" className={styles.page} data-kind={kind} {...form}>
          <FilterRow texts={texts} onReset={reset} />
          {kind === 'sidebar' && <SideFilters texts={texts} query={query} />}
          <div className={styles.results}>
            <ListingList texts={texts} listings={listings} query={query} />
            <Pagination {...texts.pages4} />
          </div>
        </form>
      </Section>
    </>
  );
}
