import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

type InputProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'id'>;

/** One line of input. Free text takes its direction from what is typed. */
export function TextField({ label, mark, hint, error, className, ...input }: InputProps) {
  const free = !input.type || input.type === 'text' || input.type === 'search';
  return (
    <Field label={label} mark={mark} hint={hint} error={error} className={className}>
      {(tie) => (
        <input dir={free ? 'auto' : 'ltr'} {...input} {...tie} className={styles.control} />
      )}
    </Field>
  );
}
