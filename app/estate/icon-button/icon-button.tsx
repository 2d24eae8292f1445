import type { ComponentProps } from 'react';
import { Link } from '#app/layout/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import square from '#app/ui/icon-button/icon-button.module.css';
import { IconButton as Square } from '#app/ui/icon-button/icon-button.tsx';
import styles from './icon-button.module.css';

type Props = ComponentProps<typeof Square>;

/** An icon button in a table row. */
export function IconButton(props: Props) {
  return <Square {...props} className={`${styles.button} no-print`} data-needs-js />;
}

/** A link that looks like an `IconButton`. */
export function IconLink({ icon, label, to }: Pick<Props, 'icon' | 'label'> & { to: string }) {
  return (
    <Link to={to} className={`${square.button} ${styles.button} no-print`} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
