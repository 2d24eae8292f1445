import { classNames } from '#app/ui/class-names/class-names.ts';
import { EstateIcon } from '../icon/estate-icon.tsx';
import styles from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5];

/** Stars out of five, a placeholder rating (spec 4). */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <div className={styles.stars} role="img" aria-label={label}>
      {FIVE.map((star) => (
        <span key={star} className={classNames(styles.star, star <= count && styles.full)}>
          <EstateIcon name="star" />
        </span>
      ))}
    </div>
  );
}
