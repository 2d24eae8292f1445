import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { closeBeside } from './close-beside.ts';
import styles from './dialog.module.css';

interface Props {
  open: boolean;
  /** Told once it is closed, by its button, Escape or a press beside it. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A modal dialog: the platform's own, which holds the focus and gives it back. */
export function Dialog({ open, onClose, title, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    <dialog
      {...closeBeside}
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
