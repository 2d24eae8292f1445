import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names/class-names.ts';
import field from '#app/ui/field/field.module.css';
import styles from '../form/form.module.css';
import { useTexts } from '../language.ts';

/** A value with its name. */
export interface Option {
  value: unknown;
  name: string;
}

interface Props extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  options: readonly Option[];
  value: unknown;
  isRequired: boolean;
  /** Called with undefined where nothing is chosen any more. */
  onChoose: (value: unknown) => void;
}

/** A choice among values of any type; one that is not among them is shown as it is. */
export function Select({ options, value, isRequired, onChoose, ...select }: Props) {
  const texts = useTexts();
  const chosen = options.findIndex((each) => each.value === value);
  const none = isRequired ? texts.choose : texts.nothing;
  return (
    <select
      {...select}
      className={classNames(field.control, styles.value)}
      value={chosen}
      onChange={({ target }) => onChoose(options[Number(target.value)]?.value)}
    >
      {(chosen < 0 || !isRequired) && (
        <option value={-1}>{(chosen < 0 && String(value ?? '')) || none}</option>
      )}
      {options.map(({ name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two clients may have one name
        <option key={at} value={at}>
          {name}
        </option>
      ))}
    </select>
  );
}
