import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { closeBeside } from '../dialog/close-beside.ts';
import styles from './sheet.module.css';

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  /** What opens and closes it names this id in `commandfor`. */
  id: string;
  label: string;
  /** Most of a small screen, or a column beside the page on a large one. */
  size: 'most' | 'column';
  children: ReactNode;
}

/**
 * A sheet that slides in from the end of the line. A native modal dialog: it opens before React
 * runs, holds the focus, closes on Escape and on a press beside it, and gives the focus back.
 */
export function Sheet({ ref, id, label, size, children }: Props) {
  return (
    <dialog
      {...closeBeside}
      ref={ref}
      id={id}
      className={classNames(styles.sheet, styles[size])}
      aria-label={label}
    >
      {children}
    </dialog>
  );
}
