import { useLocation } from 'react-router';
import type { NavigationEntry } from '#app/content/layout.server.ts';
import { fill } from '#app/content/placeholders.ts';
import type { LabelledLink } from '#app/content/references.server.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Link } from '../link.tsx';
import { SectionLink } from '../section-link.tsx';
import styles from './desktop-menu.module.css';

interface SubmenuProps {
  entry: NavigationEntry;
  items: readonly LabelledLink[];
  active: true | undefined;
}

/**
 * A menu entry with sub-items. A native disclosure opens it by keyboard and touch; on hover, CSS shows the same
 * list. Script closes it (app/frame/submenus.ts).
 */
export function Submenu({ entry, items, active }: SubmenuProps) {
  const { pathname } = useLocation();
  return (
    <li className={styles.item}>
      {entry.section && (
        <SectionLink section={entry.section} className={styles.link} data-active={active}>
          {entry.label}
        </SectionLink>
      )}
      <details name="menu" className={styles.disclosure}>
        {entry.section ? (
          <summary
            className={styles.chevron}
            aria-label={fill(dictionary.menu.showSubmenu, { entry: entry.label })}
          >
            <Icon name="chevron-down" />
          </summary>
        ) : (
          <summary className={styles.link} data-active={active}>
            {entry.label}
            <Icon name="chevron-down" />
          </summary>
        )}
        <ul className={styles.submenu}>
          {items.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.subLink}
                aria-current={to === pathname ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
