import { useLocation } from 'react-router';
import { site } from '#app/shared-data/shared-data.ts';
import { isWithin } from '../active.ts';
import { Link } from '../link.tsx';
import { useIsTemplate, useIsUnknown } from '../use-is-template.ts';
import styles from './bid-strip.module.css';

/** What a bid manager looks for first, in one line below the header of the contractor's pages. */
export function BidStrip() {
  const { pathname } = useLocation();
  const isElsewhere = [useIsTemplate(), useIsUnknown()].includes(true);
  const { bidStrip } = site;
  if (isElsewhere || !bidStrip || bidStrip.notOn.some((path) => isWithin(path, pathname))) {
    return null;
  }
  return (
    <nav className={`${styles.strip} no-print`} aria-label={bidStrip.label}>
      <ul className={styles.list}>
        {bidStrip.links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              aria-current={to === pathname ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
