import styles from './estate-icon.module.css';
import { type EstateIconName, estateShapes } from './estate-shapes.tsx';

interface Props {
  name: EstateIconName;
  /** `large` stands alone on a card, `text` beside words. */
  size?: 'text' | 'large';
}

/** A line icon of the template; says nothing to a screen reader. */
export function EstateIcon({ name, size = 'text' }: Props) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {estateShapes[name]}
    </svg>
  );
}
