import { island } from '#app/islands/island.tsx';
import { useUrlQuery } from '#app/layout/url-query/use-url-query.ts';
import type { EstateListing } from '../listings.server.ts';
import type { EstateList } from './content.server.ts';
import { FilterRow, SideFilters } from './filters.tsx';
import { ListingList } from './listing-list.tsx';
import { LISTING_QUERY } from './listing-query.ts';
import { Pagination } from './pagination.tsx';
import styles from './property-list.module.css';

interface Props {
  kind: 'plain' | 'sidebar';
  texts: EstateList;
  listings: readonly EstateListing[];
}

/** The properties with their filters (spec 2.5). */
function PropertyList({ kind, texts, listings }: Props) {
  const { query, change, form } = useUrlQuery(LISTING_QUERY);
  const reset = () => change({ ...LISTING_QUERY.defaults, view: query.view });
  return (
    <form method="dialog" className={styles.page} data-kind={kind} {...form}>
      <FilterRow texts={texts} onReset={reset} />
      {kind === 'sidebar' && <SideFilters texts={texts} query={query} />}
      <div className={styles.results}>
        <ListingList texts={texts} listings={listings} query={query} />
        <Pagination texts={texts} query={query} />
      </div>
    </form>
  );
}

export default island('estate/property/property-list', 'idle', PropertyList);
