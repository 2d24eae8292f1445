import { useLocation } from 'react-router';
import { fill } from '#app/content/placeholders.ts';
import type { LabelledLink } from '#app/content/references.server.ts';
import type { NavigationEntry } from '#app/content/site.server.ts';
import { useInterface } from '#app/root-data/root-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Link } from '../link.tsx';
import { SectionLink } from '../section-link.tsx';
import styles from './desktop-menu.module.css';
import { useSubmenu } from './use-submenu.ts';

interface SubmenuProps {
  entry: NavigationEntry;
  items: readonly LabelledLink[];
  active: true | undefined;
}

/**
 * A menu entry with sub-items. A native disclosure opens it by keyboard and touch, also before
 * hydration; on hover, CSS shows the same list. WCAG 1.4.13: Escape dismisses it, the pointer can
 * move onto it, and it stays until the pointer leaves.
 */
export function Submenu({ entry, items, active }: SubmenuProps) {
  const texts = useInterface();
  const { pathname } = useLocation();
  const { item, details, dismiss, enter } = useSubmenu(pathname);
  return (
    <li ref={item} className={styles.item} onPointerEnter={enter}>
      {entry.section && (
        <SectionLink
          section={entry.section}
          className={styles.link}
          data-active={active}
          onClick={dismiss}
        >
          {entry.label}
        </SectionLink>
      )}
      <details ref={details} name="menu" className={styles.disclosure}>
        {entry.section ? (
          <summary
            className={styles.chevron}
            aria-label={fill(texts.menu.showSubmenu, { name: entry.label })}
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
                onClick={dismiss}
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
