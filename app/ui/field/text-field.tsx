import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';
import { Field, type TypedTexts } from './field.tsx';

type InputProps = TypedTexts & Omit<ComponentPropsWithRef<'input'>, 'id'>;

/** One line of input. Free text takes its direction from what is typed. */
export function TextField({ label, mark, hint, error, className, judge, ...input }: InputProps) {
  const free = !input.type || input.type === 'text' || input.type === 'search';
  return (
    <Field label={label} mark={mark} hint={hint} error={error} className={className} judge={judge}>
      {(tie) => (
        <input dir={free ? 'auto' : 'ltr'} {...input} {...tie} className={styles.control} />
      )}
    </Field>
  );
}
