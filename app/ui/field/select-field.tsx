import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import own from './select-field.module.css';

type SelectProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'id'> & {
    options: readonly { value: string; label: string }[];
  };

/** A choice of one from a list. */
export function SelectField(props: SelectProps) {
  const { label, mark, hint, error, className, options, ...select } = props;
  return (
    <Field
      label={label}
      mark={mark}
      hint={hint}
      error={error}
      className={className}
      required={select.required}
    >
      {(tie) => (
        <span className={own.box}>
          <select {...select} {...tie} className={`${styles.control} ${own.select}`}>
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
