import { useLocation } from 'react-router';
import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { isActive } from '../active.ts';
import { Link } from '../link.tsx';
import { SectionLink } from '../section-link.tsx';
import { Submenu } from '../submenu.tsx';
import styles from './drawer-menu.module.css';

const classes = {
  label: styles.wholeToggle,
  chevron: styles.toggle,
  list: styles.sublist,
  link: styles.subLink,
};

/** The navigation of spec 2.2 as a list, with sub-items in native disclosures. */
export function DrawerMenu() {
  const { navigation } = site;
  const { pathname } = useLocation();
  return (
    <nav aria-label={dictionary.menu.label}>
      <ul className={styles.list}>
        {navigation.map((entry) => {
          const active = isActive(entry, pathname) || undefined;
          return (
            <li key={entry.label} className={styles.item} data-active={active}>
              {entry.section && (
                <SectionLink section={entry.section} className={styles.link}>
                  {entry.label}
                </SectionLink>
              )}
              {entry.to && (
                <Link
                  to={entry.to}
                  className={styles.link}
                  aria-current={entry.to === pathname ? 'page' : undefined}
                >
                  {entry.label}
                </Link>
              )}
              {entry.items && (
                <Submenu
                  entry={entry}
                  items={entry.items}
                  classes={classes}
                  className={styles.disclosure}
                  open={active}
                />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
