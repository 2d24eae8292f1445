import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';
import { Field, splitTexts, type TypedTexts } from './field.tsx';
import own from './text-area.module.css';

type Props = TypedTexts & Omit<ComponentPropsWithRef<'textarea'>, 'id'>;

/** A multi-line text field that grows with its content where the browser supports it. */
export function TextArea(props: Props) {
  const [texts, area] = splitTexts(props);
  return (
    <Field {...texts}>
      {(control) => (
        <textarea
          dir="auto"
          rows={6}
          {...area}
          {...control}
          className={`${styles.control} ${own.area}`}
        />
      )}
    </Field>
  );
}
