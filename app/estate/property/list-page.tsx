import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { useUrlQuery } from '#app/layout/url-query/use-url-query.ts';
import { Section } from '#app/ui/section/section.tsx';
import type { EstateListing } from '../listings.server.ts';
import type { EstateList } from './content.server.ts';
import { FilterRow, SideFilters } from './filters.tsx';
import styles from './list-page.module.css';
import { ListingList } from './listing-list.tsx';
import { LISTING_QUERY } from './listing-query.ts';
import { Pagination } from './pagination.tsx';

interface Props {
  texts: EstateList;
  listings: readonly EstateListing[];
  /** `plain` for /property, `sidebar` for /property-sidebar. */
  kind: keyof EstateList['pages'];
}

/** The list of properties, with or without side filters (spec 2.5). */
export function ListPage({ texts, listings, kind }: Props) {
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
