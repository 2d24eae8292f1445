import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** Beside the label: "optional". */
  mark?: string | undefined;
  hint?: ReactNode;
  /** Why the value is wrong; marks the control invalid. */
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  className?: string | undefined;
  /** The control, given the attributes that tie it to its words. */
  children: (tie: ControlTie) => ReactNode;
}

export interface ControlTie {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A label, a control, and what is said about its value. */
export function Field({ label, mark, hint, error, className, children }: FieldProps) {
  const tie = useTie(hint, error);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={tie.id}>
        {label}
        {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      {children(tie)}
      <Remarks id={tie.id} hint={hint} error={error} />
    </div>
  );
}

/** Ids shared by a control, its hint and its error. */
export function useTie(hint: ReactNode, error: string | undefined): ControlTie {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

/** The hint and the error below a control. */
export function Remarks({
  id,
  hint,
  error,
}: {
  id: string;
  hint: ReactNode;
  error?: string | undefined;
}) {
  return (
    <>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
