import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import own from './checkbox-field.module.css';
import styles from './field.module.css';
import { type FieldTexts, Remarks, useControlProps } from './field.tsx';

type CheckboxProps = Omit<FieldTexts, 'mark'> & Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'>;

/** A checkbox with a label. */
export function CheckboxField({ label, hint, error, className, ...input }: CheckboxProps) {
  const control = useControlProps(hint, error, input.required);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={own.row}>
        <input type="checkbox" {...input} {...control} className={own.check} />
        <span>{label}</span>
      </label>
      <Remarks id={control.id} hint={hint} error={error} />
    </div>
  );
}
