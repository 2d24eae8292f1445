import type { EstateListing } from '#app/content/schemas/estate-listing.ts';
import type { EstateList } from '#app/content/schemas/estate-property.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { FilterRow } from './filter-row.tsx';
import styles from './list-page.module.css';
import { ListingList } from './listing-list.tsx';
import { Pagination } from './pagination.tsx';
import { SideFilters } from './side-filters.tsx';
import { useListingQuery } from './use-listing-query.ts';

interface Props {
  texts: EstateList;
  listings: readonly EstateListing[];
  /** Which of the two pages it is. */
  kind: keyof EstateList['pages'];
}

/** The list of properties, with or without filters at its side (spec 2.5). */
export function ListPage({ texts, listings, kind }: Props) {
  const { banner, title } = texts.pages[kind];
  const { query, form, read, reset } = useListingQuery();
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="properties" title={title}>
        <form
          ref={form}
          method="dialog"
          className={styles.page}
          data-kind={kind}
          onInput={({ target }) => read((target as HTMLInputElement).name)}
          onSubmit={(event) => event.preventDefault()}
        >
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
