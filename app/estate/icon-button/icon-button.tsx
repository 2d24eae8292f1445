import type { ComponentPropsWithRef } from 'react';
import { Link } from '#app/shell/link.tsx';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import styles from './icon-button.module.css';

interface Look {
  icon: IconName;
  /** Names it: nothing but the icon is seen. */
  label: string;
}

/** A square button in a row of a table. */
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

/** The same that leads to a page. */
export function IconLink({ icon, label, to }: Look & { to: string }) {
  return (
    <Link to={to} className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
