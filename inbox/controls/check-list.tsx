import { CheckboxField } from '#app/ui/field/checkbox-field.tsx';
import styles from './check-list.module.css';
import type { Choice } from './compact-select.tsx';

interface Props<Value extends string> {
  label: string;
  choices: readonly (Choice & { value: Value })[];
  chosen: readonly Value[];
  disabled?: boolean;
  onChange: (chosen: Value[]) => void;
}

/** Checkboxes of which any number can be chosen. */
export function CheckList<Value extends string>(props: Props<Value>) {
  const { label, choices, chosen, disabled, onChange } = props;
  return (
    <fieldset className={styles.choices} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <CheckboxField
          key={choice.value}
          label={choice.label}
          checked={chosen.includes(choice.value)}
          onChange={({ target }) => {
            const others = chosen.filter((value) => value !== choice.value);
            onChange(target.checked ? [...others, choice.value] : others);
          }}
        />
      ))}
    </fieldset>
  );
}
