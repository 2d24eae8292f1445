import { fill } from '#app/content/placeholders.ts';
import { writeQuery } from '#app/layout/url-query/url-query.ts';
import type { EstateList } from './content.server.ts';
import { LISTING_QUERY, type ListingQuery } from './listing-query.ts';
import styles from './property-list.module.css';

const PAGES = ['1', '2', '3', '4'];

/** The fixed text and the static pagination (spec 2.5), which marks one of four pages as current; says so. */
export function Pagination({ texts, query }: { texts: EstateList; query: ListingQuery }) {
  const { label, page, fixed } = texts.pages4;
  const shown = PAGES.includes(query.page) ? query.page : '1';
  const target = (n: string) =>
    writeQuery(LISTING_QUERY, new URLSearchParams(), { ...query, page: n });
  return (
    <div className={`${styles.pages} no-print`}>
      <p className={styles.showing}>{texts.showing}</p>
      <nav aria-label={label} className={styles.pagination} data-needs-js>
        {PAGES.map((n) => (
          <a
            key={n}
            href={`?${target(n)}`}
            className={styles.pageLink}
            aria-label={fill(page, { n })}
            aria-current={n === shown ? 'page' : undefined}
          >
            {n}
          </a>
        ))}
      </nav>
      <p className={styles.found}>{fixed}</p>
    </div>
  );
}
