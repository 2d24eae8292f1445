import { type ReactNode, useEffect } from 'react';
import { Button } from '../button/button.tsx';
import styles from './steps.module.css';

interface Props {
  labels: { previous: string; next: string };
  index: number;
  total: number;
  /** Told which one to show instead. */
  onChange: (index: number) => void;
  /** The position, read out when it changes. */
  children: ReactNode;
}

/** Previous and next within a dialog, by buttons and by the arrow keys; the last leads to the first. */
export function Steps({ labels, index, total, onChange, children }: Props) {
  const step = (by: number) => onChange((index + by + total) % total);
  useArrowKeys(step);
  return (
    <div className={styles.steps}>
      <Button
        size="small"
        variant="secondary"
        icon="arrow-left"
        iconAt="start"
        aria-label={labels.previous}
        onClick={() => step(-1)}
      />
      <output className={styles.position}>{children}</output>
      <Button
        size="small"
        variant="secondary"
        icon="arrow-right"
        aria-label={labels.next}
        onClick={() => step(1)}
      />
    </div>
  );
}

/** Left and right step along the line of writing, wherever in the dialog the focus is. */
function useArrowKeys(step: (by: number) => void) {
  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // The browser's own: back and forward.
      if (altKey || ctrlKey || metaKey) return;
      const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
