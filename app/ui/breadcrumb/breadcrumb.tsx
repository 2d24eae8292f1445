import { Anchor, type LinkComponent } from '../link/link.tsx';
import styles from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  /** Omitted for the current page and for steps without a page. */
  to?: string | undefined;
}

interface Props {
  label: string;
  items: readonly Crumb[];
  link?: LinkComponent;
}

/** Breadcrumb; its last step is the current page. */
export function Breadcrumb({ label, items, link: Link = Anchor }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={`${styles.list} no-print`}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {item.to ? (
              <Link to={item.to} className={styles.link}>
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
