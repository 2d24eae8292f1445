import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';

interface Props {
  open: boolean;
  /** Called when it is closed by its button, Escape or a press on the backdrop. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A native modal dialog, which traps and restores the focus. */
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
      closedby="any"
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
          <IconButton
            icon="x"
            label={closeLabel}
            className={styles.close}
            onClick={() => dialog.current?.close()}
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}
