import { Icon } from '../icon/icon.tsx';
import styles from './sheet.module.css';
import { closeWithoutInvokers } from './without-invokers.ts';

/** Closes the sheet of this id. */
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
