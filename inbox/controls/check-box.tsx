import styles from './check-box.module.css';

interface Props {
  label: string;
  checked: boolean;
  /** Some of what it stands for is selected. */
  isPartial?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox of a row, as large as a finger. */
export function CheckBox({ label, checked, isPartial = false, onChange }: Props) {
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        aria-label={label}
        className={styles.box}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = isPartial;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
