import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ActionLink } from '../action-link.tsx';
import { Link } from '../link.tsx';
import { notFoundMeta } from '../meta.ts';
import { SearchForm } from '../search-form/search-form.tsx';
import type { RouteHandle } from '../use-is-template.ts';
import { MissingSheet } from './missing-sheet.tsx';
import styles from './not-found.module.css';

export const meta = notFoundMeta;

export const handle = { unknown: true } satisfies RouteHandle;

/** Spec 2.3: '404 Page Not Found'; goes back one step after 2.5 s, within this site and stoppable (decision 0007). */
export default function NotFound() {
  const { footer } = site;
  // The footer links the contact page twice (spec 2.1).
  const suggestions = new Map(footer.links.map((link) => [link.to, link]));
  return (
    <section className={styles.page} data-returns="">
      <div className={styles.sheet}>
        <MissingSheet />
        <div>
          <h1>{dictionary.notFound.title}</h1>
          <p className={styles.text}>{dictionary.notFound.text}</p>
          <SearchForm className={styles.search} />
          <div className={styles.actions}>
            <ActionLink to="/" label={dictionary.notFound.home} />
            <Button variant="secondary" hidden data-while="returning">
              {dictionary.notFound.stop}
            </Button>
          </div>
          <p className={styles.status} role="status">
            <span hidden data-while="returning">
              {dictionary.notFound.returning}
            </span>
            <span hidden data-while="stopped">
              {dictionary.notFound.stopped}
            </span>
          </p>
          <nav aria-labelledby="suggestions">
            <h2 id="suggestions" className={styles.suggestions}>
              {dictionary.notFound.suggestions}
            </h2>
            <ul className={styles.links}>
              {[...suggestions.values()].map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </section>
  );
}
