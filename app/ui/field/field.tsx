import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { type JudgeTyped, TypedRemark } from './typed-remark.tsx';

export interface FieldTexts {
  label: ReactNode;
  /** Beside the label: "optional". */
  mark?: string | undefined;
  hint?: ReactNode;
  /** Why the value is wrong; marks the control invalid. */
  error?: string | undefined;
}

/** Of a control that text is typed into. */
export interface TypedTexts extends FieldTexts {
  /** Says something about the text while it is typed. */
  judge?: JudgeTyped | undefined;
}

interface FieldProps extends TypedTexts {
  className?: string | undefined;
  /** Of a control that browsers call invalid as long as nothing is chosen. */
  required?: boolean | undefined;
  /** The control, given the attributes that tie it to its words. */
  children: (tie: ControlTie) => ReactNode;
}

export interface ControlTie {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** A label, a control, and what is said about its value. */
export function Field(props: FieldProps) {
  const { label, mark, hint, error, className, required, judge, children } = props;
  const tie = useTie(hint, error, required);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={tie.id}>
        {label}
        {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      {children(tie)}
      <Remarks id={tie.id} hint={hint} error={error} />
      {judge && <TypedRemark control={tie.id} judge={judge} />}
    </div>
  );
}

/**
 * Ids shared by a control, its hint and its error.
 *
 * @param required says that nothing is wrong yet with a control that browsers call invalid as long
 *   as nothing is chosen
 */
export function useTie(hint: ReactNode, error: string | undefined, required = false): ControlTie {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : required ? false : undefined,
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
