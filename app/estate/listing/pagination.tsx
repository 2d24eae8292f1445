import { useSearchParams } from 'react-router';
import { fill } from '#app/content/fill.ts';
import { Link } from '#app/shell/link.tsx';
import { useIsHydrated } from '#app/shell/use-is-hydrated.ts';
import styles from './list-page.module.css';

const PAGES = ['1', '2', '3', '4'];

/** Static pagination (spec 2.5): it says on which of four pages one is, and changes nothing else. */
export function Pagination({ label, page }: { label: string; page: string }) {
  const [asked] = useSearchParams();
  // The prerendered page knows no query, and React keeps the links it finds.
  const params = useIsHydrated() ? asked : new URLSearchParams();
  const at = params.get('page');
  const current = at && PAGES.includes(at) ? at : '1';
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
          className={styles.pageLink}
          aria-label={fill(page, { n })}
          aria-current={n === current ? 'page' : undefined}
        >
          {n}
        </Link>
      ))}
    </nav>
  );
}
