import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { type RemarkOn, TypedRemark } from './typed-remark.tsx';

export interface FieldTexts {
  label: ReactNode;
  /** Beside the label: "optional". */
  mark?: string | undefined;
  hint?: ReactNode;
  /** Why the value is invalid. */
  error?: string | undefined;
  className?: string | undefined;
}

/** Texts of a text field. */
export interface TypedTexts extends FieldTexts {
  /** Comments on the text while it is typed. */
  remark?: RemarkOn | undefined;
}

interface FieldProps extends TypedTexts {
  required?: boolean | undefined;
  /** The control, given its id and ARIA attributes. */
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** Splits the texts of a field from the props of its control. */
export function splitTexts<Props extends TypedTexts>(props: Props) {
  const { label, mark, hint, error, className, remark, ...control } = props;
  return [{ label, mark, hint, error, className, remark }, control] as const;
}

/** A label, a control, and the remarks on its value. */
export function Field(props: FieldProps) {
  const { label, mark, hint, error, className, required, remark, children } = props;
  const control = useControlProps(hint, error, required);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
        {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      {children(control)}
      <Remarks id={control.id} hint={hint} error={error} />
      {remark && <TypedRemark control={control.id} remarkOn={remark} />}
    </div>
  );
}

/**
 * Id and ARIA attributes of a control with a hint and an error.
 *
 * @param required sets `aria-invalid` to false for a control that the browser would report as
 *   invalid while it is empty
 */
export function useControlProps(
  hint: ReactNode,
  error: string | undefined,
  required = false,
): ControlProps {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : required ? false : undefined,
    'aria-describedby': described || undefined,
  };
}

interface RemarksProps {
  id: string;
  hint: ReactNode;
  error?: string | undefined;
}

/** The error and the hint below a control. */
export function Remarks({ id, hint, error }: RemarksProps) {
  return (
    <>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
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
