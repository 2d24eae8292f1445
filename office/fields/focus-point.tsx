import styles from '../form/form.module.css';
import { placeIn } from './place-in.ts';

interface Focus {
  left: number;
  top: number;
}

/** The focus of a picture for which nobody has chosen one. */
export const CENTRE: Focus = { left: 50, top: 50 };

/** The most important point of a picture, on it: a press moves it. */
export function FocusPoint({
  value: { left, top },
  onChange,
}: {
  value: Focus;
  onChange: (focus: Focus) => void;
}) {
  return (
    <svg
      className={styles.overlay}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={(event) => onChange(placeIn(event.currentTarget, event))}
    >
      <path
        className={styles.cross}
        d={`M${left} 0V100M0 ${top}H100`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
