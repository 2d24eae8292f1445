import { useLocation } from 'react-router';
import { fill } from '#app/content/placeholders.ts';
import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { isActive } from '../active.ts';
import { Link } from '../link.tsx';
import { SectionLink } from '../section-link.tsx';
import styles from './drawer-menu.module.css';

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
                <details className={styles.disclosure} open={active}>
                  {entry.section ? (
                    <summary
                      className={styles.toggle}
                      aria-label={fill(dictionary.menu.showSubmenu, { entry: entry.label })}
                    >
                      <Icon name="chevron-down" />
                    </summary>
                  ) : (
                    <summary className={styles.wholeToggle}>
                      {entry.label}
                      <Icon name="chevron-down" />
                    </summary>
                  )}
                  <ul className={styles.sublist}>
                    {entry.items.map(({ label, to }) => (
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
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
