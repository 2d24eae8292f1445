import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './sheet.module.css';

interface Props {
  /** Id that the buttons which open and close it refer to by `commandfor`. */
  id: string;
  label: string;
  /** Most of a small screen, or a column beside the page on a large one. */
  size: 'most' | 'column';
  /** A media query at which it closes, since its opener is hidden. */
  closedWhen: string;
  /** Classes of the body while it is open. */
  locks?: string;
  children: ReactNode;
}

/**
 * A sheet that slides in from the inline end. A native modal dialog
 * traps and restores the focus, and closes on Escape or a press on the backdrop.
 */
export function Sheet({ id, label, size, closedWhen, locks, children }: Props) {
  return (
    <dialog
      closedby="any"
      data-closed-when={closedWhen}
      data-locks={locks}
      id={id}
      className={classNames(styles.sheet, styles[size])}
      aria-label={label}
    >
      {children}
    </dialog>
  );
}

/** The button that closes a sheet, given its id. */
export function SheetClose({ sheet, label }: { sheet: string; label: string }) {
  return (
    <IconButton
      icon="x"
      label={label}
      className={styles.close}
      command="close"
      commandfor={sheet}
    />
  );
}
