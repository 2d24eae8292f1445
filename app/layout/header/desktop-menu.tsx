import { useLocation } from 'react-router';
import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { isActive } from '../active.ts';
import { Link } from '../link.tsx';
import styles from './desktop-menu.module.css';
import { Submenu } from './submenu.tsx';

/** The navigation of spec 2.2 in a row; submenus open by hover, keyboard and touch. */
export function DesktopMenu() {
  const { navigation } = site;
  const { pathname } = useLocation();
  return (
    <nav className={styles.menu} aria-label={dictionary.menu.label}>
      <ul className={styles.list}>
        {navigation.map((entry) => {
          const active = isActive(entry, pathname) || undefined;
          if (entry.items) {
            return <Submenu key={entry.label} entry={entry} items={entry.items} active={active} />;
          }
          return (
            <li key={entry.label} className={styles.item}>
              <Link
                to={entry.to ?? '/'}
                className={styles.link}
                data-active={active}
                aria-current={entry.to === pathname ? 'page' : undefined}
              >
                {entry.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
