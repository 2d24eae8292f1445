import { type ReactNode, useEffect } from 'react';
import { Button } from '../button/button.tsx';
import styles from './steps.module.css';

interface Props {
  labels: { previous: string; next: string };
  index: number;
  total: number;
  /** Called with the index to show. */
  onChange: (index: number) => void;
  /** The position, announced when it changes. */
  children: ReactNode;
}

/** Cyclic previous and next within a dialog, by buttons and arrow keys. */
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

/** Arrow keys step in the direction of the text, wherever the focus is. */
function useArrowKeys(step: (by: number) => void) {
  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // Shortcuts of the browser, such as back and forward.
      if (altKey || ctrlKey || metaKey) return;
      const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
