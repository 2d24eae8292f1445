import { IconButton } from '../icon-button/icon-button.tsx';
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
      <IconButton
        icon="minus"
        label={less}
        aria-disabled={quantity === 1}
        onClick={() => onChange(-1)}
      />
      <output className={styles.count}>{quantity}</output>
      <IconButton icon="plus" label={more} onClick={() => onChange(1)} />
    </span>
  );
}
