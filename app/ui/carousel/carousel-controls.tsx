import { IconButton } from '../icon-button/icon-button.tsx';
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
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? labels.pause : labels.play}
        className={styles.button}
        onClick={onToggle}
      />
      <IconButton
        icon="chevron-left"
        label={labels.previous}
        className={styles.button}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon="chevron-right"
        label={labels.next}
        className={styles.button}
        onClick={() => onStep(1)}
      />
    </>
  );
}
