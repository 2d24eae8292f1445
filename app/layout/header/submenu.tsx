import { useCallback, useEffect, useRef } from 'react';
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
 * A menu entry with sub-items. A native disclosure opens it by keyboard and touch, also before
 * hydration; on hover, CSS shows the same list. WCAG 1.4.13: Escape dismisses it, the pointer can
 * move onto it, and it stays until the pointer leaves.
 */
export function Submenu({ entry, items, active }: SubmenuProps) {
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

/**
 * Makes a native disclosure a submenu: it closes on Escape (the focus returns to its summary), on a
 * press outside, when the focus leaves, and on navigation.
 */
function useSubmenu(pathname: string) {
  const item = useRef<HTMLLIElement>(null);
  const details = useRef<HTMLDetailsElement>(null);

  /** Hides the list even while the pointer is over the entry. */
  const dismiss = useCallback(() => {
    if (item.current) item.current.dataset.dismissed = '';
    if (details.current) details.current.open = false;
  }, []);

  /** Lets hover show the list again, and closes lists opened by a press. */
  const enter = useCallback(() => {
    if (item.current) delete item.current.dataset.dismissed;
    const opened = item.current?.parentElement?.querySelectorAll<HTMLDetailsElement>('[open]');
    for (const other of opened ?? []) {
      if (other !== details.current && !other.querySelector('a:focus')) other.open = false;
    }
  }, []);

  // A submenu opened before hydration stays open: only navigation closes it.
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (pathname === shownOn.current) return;
    shownOn.current = pathname;
    if (details.current) details.current.open = false;
  }, [pathname]);

  useEffect(() => {
    const leave = (event: Event) => {
      if (!item.current?.contains(event.target as Node) && details.current) {
        details.current.open = false;
      }
    };
    const dismissByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !item.current) return;
      const shown = details.current?.open || item.current.matches(':hover');
      if (!shown) return;
      if (item.current.contains(document.activeElement)) {
        details.current?.querySelector('summary')?.focus();
      }
      dismiss();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', dismissByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', dismissByKey);
    };
  }, [dismiss]);

  return { item, details, dismiss, enter };
}
