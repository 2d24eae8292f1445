import { Link, useSearchParams } from 'react-router';
import { fill } from '#app/content/placeholders.ts';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import styles from './property-list.module.css';

const PAGES = ['1', '2', '3', '4'];

/** Static pagination (spec 2.5): marks one of four pages as current and does nothing else. */
export function Pagination({ label, page: name }: { label: string; page: string }) {
  const [current] = useSearchParams();
  // The prerendered HTML has no query, and hydration must match it.
  const params = useIsHydrated() ? current : new URLSearchParams();
  const page = params.get('page') ?? '';
  const shown = PAGES.includes(page) ? page : '1';
  const target = (n: string) => {
    const next = new URLSearchParams(params);
    next.set('page', n);
    return { search: next.toString() };
  };
  return (
    <nav aria-label={label} className={styles.pagination} data-needs-js>
      {PAGES.map((n) => (
        <Link
          key={n}
          to={target(n)}
          preventScrollReset
          viewTransition
          discover="none"
          className={styles.pageLink}
          aria-label={fill(name, { n })}
          aria-current={n === shown ? 'page' : undefined}
        >
          {n}
        </Link>
      ))}
    </nav>
  );
}
