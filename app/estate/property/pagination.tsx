import { useState } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import styles from './property-list.module.css';

const PAGES = ['1', '2', '3', '4'];

/** Static pagination (spec 2.5): marks one of four pages as current and does nothing else. */
export function Pagination({ label, page: name }: { label: string; page: string }) {
  const params = new URLSearchParams(useIsHydrated() ? location.search : '');
  const [, render] = useState('');
  const page = params.get('page') ?? '';
  const shown = PAGES.includes(page) ? page : '1';
  const turn = (n: string) => {
    params.set('page', n);
    history.pushState(null, '', `${location.pathname}?${params}`);
    render(n);
  };
  return (
    <nav aria-label={label} className={styles.pagination} data-needs-js>
      {PAGES.map((n) => (
        <a
          key={n}
          href={`?page=${n}`}
          className={styles.pageLink}
          aria-label={fill(name, { n })}
          aria-current={n === shown ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault();
            turn(n);
          }}
        >
          {n}
        </a>
      ))}
    </nav>
  );
}
