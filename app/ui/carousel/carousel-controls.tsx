import { Icon } from '../icon/icon.tsx';
import styles from './carousel-controls.module.css';

export interface CarouselLabels {
  pause: string;
  play: string;
  previous: string;
  next: string;
}

interface Props {
  labels: CarouselLabels;
  playing: boolean;
  onToggle: () => void;
  /** Called with -1 for the previous slide and 1 for the next. */
  onStep: (by: -1 | 1) => void;
}

/** Pause or play, previous and next (WCAG 2.2.2); they need hydration. */
export function CarouselControls({ labels, playing, onToggle, onStep }: Props) {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={playing ? labels.pause : labels.play}
        onClick={onToggle}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.previous}
        onClick={() => onStep(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.next}
        onClick={() => onStep(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </>
  );
}
