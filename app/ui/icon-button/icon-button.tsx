import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** Accessible name; only the icon is visible. */
  label: string;
}

/** A square button with an icon. */
export function IconButton({ icon, label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, className)}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
