import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';
import { Field, type TypedTexts } from './field.tsx';
import own from './text-area.module.css';

type AreaProps = TypedTexts & Omit<ComponentPropsWithRef<'textarea'>, 'id'>;

/** Several lines of input, growing with them where the browser can. */
export function TextArea({ label, mark, hint, error, className, judge, ...area }: AreaProps) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error} className={className} judge={judge}>
      {(tie) => (
        <textarea
          dir="auto"
          rows={6}
          {...area}
          {...tie}
          className={`${styles.control} ${own.area}`}
        />
      )}
    </Field>
  );
}
