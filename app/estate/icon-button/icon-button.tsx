import type { ComponentPropsWithRef } from 'react';
import { Link } from '#app/layout/link.tsx';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import styles from './icon-button.module.css';

interface Look {
  icon: IconName;
  /** Accessible name; only the icon is visible. */
  label: string;
}

/** A square icon button in a table row. */
export function IconButton({
  icon,
  label,
  ...rest
}: Look & Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'aria-disabled'>) {
  return (
    <button type="button" className={styles.button} aria-label={label} data-needs-js {...rest}>
      <Icon name={icon} />
    </button>
  );
}

/** A link that looks like an `IconButton`. */
export function IconLink({ icon, label, to }: Look & { to: string }) {
  return (
    <Link to={to} className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
