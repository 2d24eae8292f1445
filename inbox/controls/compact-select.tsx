import { startTransition, useOptimistic } from 'react';
import styles from './compact-select.module.css';

export interface Choice {
  value: string;
  label: string;
}

interface Props {
  label: string;
  value: string;
  choices: readonly Choice[];
  /** Shown while nothing is chosen; by default something always is. */
  prompt?: string;
  /** Shows the choice until it resolves, and then `value` again. */
  onChange: (value: string) => Promise<void>;
  /** Whether the keyboard goes on here when it is shown. */
  takesFocus?: boolean;
}

/** A select as high as a small button, named for screen readers only. */
export function CompactSelect(props: Props) {
  const { label, value, choices, prompt, onChange, takesFocus } = props;
  const [shown, show] = useOptimistic(value);
  return (
    <select
      ref={takesFocus ? focus : null}
      aria-label={label}
      value={shown}
      className={styles.select}
      onChange={({ target }) => {
        const chosen = target.value;
        startTransition(async () => {
          show(chosen);
          await onChange(chosen);
        });
      }}
    >
      {prompt && (
        <option value="" hidden>
          {prompt}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

const focus = (select: HTMLSelectElement | null) => select?.focus();
