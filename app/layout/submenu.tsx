import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import type { NavigationEntry } from '#app/content/layout.server.ts';
import { fill } from '#app/content/placeholders.ts';
import type { LabelledLink } from '#app/content/references.server.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Link } from './link.tsx';

interface SubmenuProps extends ComponentProps<'details'> {
  entry: NavigationEntry;
  items: readonly LabelledLink[];
  /** Classes: of the summary with or without the entry's label, the list, its links. */
  classes: Record<'label' | 'chevron' | 'list' | 'link', string | undefined>;
  /** Whether the label is marked as the current entry's. */
  active?: true | undefined;
}

/** The sub-items of a menu entry in a native disclosure, which has its label unless a link beside it has. */
export function Submenu({ entry, items, classes, active, ...details }: SubmenuProps) {
  const { pathname } = useLocation();
  return (
    <details {...details}>
      {entry.section ? (
        <summary
          className={classes.chevron}
          aria-label={fill(dictionary.menu.showSubmenu, { entry: entry.label })}
        >
          <Icon name="chevron-down" />
        </summary>
      ) : (
        <summary className={classes.label} data-active={active}>
          {entry.label}
          <Icon name="chevron-down" />
        </summary>
      )}
      <ul className={classes.list}>
        {items.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.link}
              aria-current={to === pathname ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
