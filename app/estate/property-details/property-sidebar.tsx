import details from '#app/layout/details/details.module.css';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { Link } from '#app/layout/link.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { CATEGORIES, typePath } from '../property/type-path.ts';
import styles from './property.module.css';
import type { PropertyTexts } from './property-data.server.ts';

interface Props {
  texts: PropertyTexts;
  neighbours: readonly string[];
}

/** Categories, the first three articles, and further properties (spec 2.5, 9). */
export function PropertySidebar({ texts, neighbours }: Props) {
  return (
    <aside className={classNames(details.side, styles.side)} aria-label={texts.aside}>
      <section className={details.part} aria-labelledby="categories">
        <h2 id="categories" className={details.heading}>
          {texts.categories}
        </h2>
        <ul className={styles.links}>
          {CATEGORIES.map((type) => (
            <li key={type}>
              <Link to={typePath(type)}>{type}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={details.part} aria-labelledby="recent">
        <h2 id="recent" className={details.heading}>
          {texts.recent}
        </h2>
        <ul className={styles.links}>
          {texts.posts.map(({ title }) => (
            <li key={title}>
              <Link to={detailsPath('blog', title)}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
      {neighbours.length > 0 && (
        <section className={details.part} aria-labelledby="further">
          <h2 id="further" className={details.heading}>
            {texts.properties}
          </h2>
          <ul className={styles.links}>
            {neighbours.map((title) => (
              <li key={title}>
                <Link to={detailsPath('property', title)}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
