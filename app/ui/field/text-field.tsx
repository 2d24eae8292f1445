import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';
import { Field, splitTexts, type TypedTexts } from './field.tsx';

type Props = TypedTexts & Omit<ComponentPropsWithRef<'input'>, 'id'>;

/** A single-line text field. Free text takes its direction from its content. */
export function TextField(props: Props) {
  const [texts, input] = splitTexts(props);
  const isFree = !input.type || input.type === 'text' || input.type === 'search';
  return (
    <Field {...texts}>
      {(control) => (
        <input dir={isFree ? 'auto' : 'ltr'} {...input} {...control} className={styles.control} />
      )}
    </Field>
  );
}
