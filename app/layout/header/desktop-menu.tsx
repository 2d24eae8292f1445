import { useLocation } from 'react-router';
import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { isActive } from '../active.ts';
import { Link } from '../link.tsx';
import { SectionLink } from '../section-link.tsx';
import { Submenu } from '../submenu.tsx';
import styles from './desktop-menu.module.css';

const classes = {
  label: styles.link,
  chevron: styles.chevron,
  list: styles.submenu,
  link: styles.subLink,
};

/**
 * The navigation of spec 2.2 in a row. The disclosures of submenus open by keyboard and touch; on hover, CSS
 * shows the same lists. Script closes them (app/frame/submenus.ts).
 */
export function DesktopMenu() {
  const { navigation } = site;
  const { pathname } = useLocation();
  return (
    <nav className={styles.menu} aria-label={dictionary.menu.label}>
      <ul className={styles.list}>
        {navigation.map((entry) => {
          const active = isActive(entry, pathname) || undefined;
          if (entry.items) {
            return (
              <li key={entry.label} className={styles.item}>
                {entry.section && (
                  <SectionLink section={entry.section} className={styles.link} data-active={active}>
                    {entry.label}
                  </SectionLink>
                )}
                <Submenu
                  entry={entry}
                  items={entry.items}
                  classes={classes}
                  className={styles.disclosure}
                  active={active}
                  name="menu"
                />
              </li>
            );
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
