import { fill } from '#app/content/placeholders.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import grid from '../cards/cards.module.css';
import { WithoutScript } from '../forms/without-script.tsx';
import type { EstateListing } from '../listings.server.ts';
import { PropertyCard } from '../property-card/property-card.tsx';
import type { EstateList } from './content.server.ts';
import { isHidden, type ListingQuery } from './listing-query.ts';
import styles from './property-list.module.css';

interface Props {
  texts: EstateList;
  listings: readonly EstateListing[];
  query: ListingQuery;
}

/** All cards as a grid or a list; those that do not match are hidden (spec 4). */
export function ListingList({ texts, listings, query }: Props) {
  const { found, none, layout, withoutScript } = texts;
  const shown = listings.filter((listing) => !isHidden(listing, query)).length;
  const views = ['grid', 'list'] as const;
  return (
    <>
      <div className={`${styles.bar} no-print`}>
        <WithoutScript>{withoutScript}</WithoutScript>
        <p role="status" className={styles.found} data-needs-js>
          {fill(found, { n: String(shown), total: String(listings.length) })}
        </p>
        <fieldset className={styles.views} data-needs-js>
          <legend className={styles.legend}>{layout.label}</legend>
          {views.map((view) => (
            <label key={view} className={styles.view}>
              <input
                type="radio"
                name="view"
                value={view}
                defaultChecked={view === 'grid'}
                autoComplete="off"
              />
              {layout[view]}
            </label>
          ))}
        </fieldset>
      </div>
      {shown === 0 && <Notice>{none}</Notice>}
      <ul className={query.view === 'list' ? styles.list : `${grid.cards} ${grid.paired}`}>
        {listings.map((listing) => (
          <li key={listing.title} hidden={isHidden(listing, query)}>
            <PropertyCard listing={listing} layout={query.view === 'list' ? 'row' : 'column'} />
          </li>
        ))}
      </ul>
    </>
  );
}
