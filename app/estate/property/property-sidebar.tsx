import type { EstateListing } from '#app/content/schemas/estate-listing.ts';
import { detailsPath } from '#app/shell/details/details-path.ts';
import { Link } from '#app/shell/link.tsx';
import { listingPath } from '../listing/listing-path.ts';
import { propertyState } from '../listing/property-state.ts';
import styles from './property.module.css';
import type { PropertyTexts } from './route.tsx';

const CATEGORIES: readonly EstateListing['dataTypes'][] = [
  'Houses',
  'Apartments',
  'Office',
  'Villa',
];

interface Props {
  texts: PropertyTexts;
  neighbours: readonly EstateListing[];
}

/** Categories, the first three posts, and further properties (spec 2.5, 9). */
export function PropertySidebar({ texts, neighbours }: Props) {
  return (
    <aside className={styles.side} aria-label={texts.aside}>
      <section className={styles.part} aria-labelledby="categories">
        <h2 id="categories" className={styles.heading}>
          {texts.categories}
        </h2>
        <ul className={styles.links}>
          {CATEGORIES.map((type) => (
            <li key={type}>
              <Link to={`/property?type=${type}`}>{type}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="recent">
        <h2 id="recent" className={styles.heading}>
          {texts.recent}
        </h2>
        <ul className={styles.links}>
          {texts.posts.map(({ title, admin, thumb, desc }) => (
            <li key={title}>
              <Link to={detailsPath('blog', title)} state={{ thumb, title, admin, desc }}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {neighbours.length > 0 && (
        <section className={styles.part} aria-labelledby="further">
          <h2 id="further" className={styles.heading}>
            {texts.properties}
          </h2>
          <ul className={styles.links}>
            {neighbours.map((listing) => (
              <li key={listing.title}>
                <Link to={listingPath(listing.title)} state={propertyState(listing)}>
                  {listing.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
