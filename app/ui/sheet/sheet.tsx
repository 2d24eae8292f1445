import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { lightDismiss } from '../dialog/light-dismiss.ts';
import { Icon } from '../icon/icon.tsx';
import { closeWithoutInvokers } from './invoker-fallback.ts';
import styles from './sheet.module.css';

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  /** Id that the buttons which open and close it refer to by `commandfor`. */
  id: string;
  label: string;
  /** Most of a small screen, or a column beside the page on a large one. */
  size: 'most' | 'column';
  children: ReactNode;
}

/**
 * A sheet that slides in from the inline end. A native modal dialog, which also opens before hydration,
 * traps and restores the focus, and closes on Escape or a press on the backdrop.
 */
export function Sheet({ ref, id, label, size, children }: Props) {
  return (
    <dialog
      {...lightDismiss}
      ref={ref}
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
    <button
      type="button"
      className={styles.close}
      command="close"
      commandfor={sheet}
      aria-label={label}
      onClick={closeWithoutInvokers}
    >
      <Icon name="x" />
    </button>
  );
}
