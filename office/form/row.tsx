import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names/class-names.ts';
import field from '#app/ui/field/field.module.css';
import { labelOfField } from '../labels.ts';
import { useTexts } from '../language.ts';
import { useLabels } from '../site.ts';
import { FieldProblems } from './field-problems.tsx';
import styles from './form.module.css';
import { type FieldProps, idOf, useForm } from './state.ts';

interface Props extends FieldProps {
  /** The controls, one for each language. */
  children: ReactNode;
}

/** A field: its label, its controls side by side, why it was refused, and what it is for. */
export function Row({ schema, path, name, isRequired, children }: Props) {
  const { own } = useForm();
  const t = useLabels();
  const texts = useTexts();
  const control = idOf(own, path);
  return (
    <div className={field.field}>
      <div className={classNames(field.label, styles.label)}>
        <label htmlFor={control}>{t(labelOfField(name, schema))}</label>
        {!isRequired && <span className={styles.optional}>{texts.optional}</span>}
      </div>
      <div className={styles.languages}>{children}</div>
      <FieldProblems path={path} isText={schema.isText} />
      {schema.hint && (
        <p id={`${control}-hint`} className={field.hint}>
          {t(schema.hint)}
        </p>
      )}
    </div>
  );
}
