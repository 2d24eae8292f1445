import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './cart.module.css';

interface Props {
  quantity: number;
  /** Names of the buttons. */
  less: string;
  more: string;
  onChange: (by: 1 | -1) => void;
}

/** How many: never less than one (spec 4). The button keeps its focus where it does nothing. */
export function Quantity({ quantity, less, more, onChange }: Props) {
  return (
    <span className={styles.quantity}>
      <button
        type="button"
        className={styles.action}
        aria-label={less}
        aria-disabled={quantity === 1}
        onClick={() => onChange(-1)}
      >
        <Icon name="minus" />
      </button>
      <output className={styles.count}>{quantity}</output>
      <button type="button" className={styles.action} aria-label={more} onClick={() => onChange(1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
