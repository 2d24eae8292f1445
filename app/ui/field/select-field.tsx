import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { Field, type FieldTexts, splitTexts } from './field.tsx';
import own from './select-field.module.css';

type Props = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'id'> & {
    options: readonly { value: string; label: string }[];
  };

/** A native select. */
export function SelectField({ options, ...props }: Props) {
  const [texts, select] = splitTexts(props);
  return (
    <Field {...texts} required={select.required}>
      {(control) => (
        <span className={own.box}>
          <select {...select} {...control} className={`${styles.control} ${own.select}`}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={own.chevron} />
        </span>
      )}
    </Field>
  );
}
