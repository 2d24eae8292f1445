import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names/class-names.ts';
import field from '#app/ui/field/field.module.css';
import { useTexts } from '../language.ts';
import { useLabels } from '../site.ts';
import styles from './form.module.css';

interface Props {
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  /** The id of the control that the label names. */
  control: string;
  /** The controls, one for each language. */
  children: ReactNode;
}

/** A field: its label, its controls side by side, and what it is for. */
export function Row({ label, hint, isRequired = false, control, children }: Props) {
  const t = useLabels();
  const texts = useTexts();
  return (
    <div className={field.field}>
      <div className={classNames(field.label, styles.label)}>
        <label htmlFor={control}>{t(label)}</label>
        {!isRequired && <span className={styles.optional}>{texts.optional}</span>}
      </div>
      <div className={styles.languages}>{children}</div>
      {hint && (
        <p id={`${control}-hint`} className={field.hint}>
          {t(hint)}
        </p>
      )}
    </div>
  );
}
