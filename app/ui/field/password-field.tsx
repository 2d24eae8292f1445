import { type ComponentPropsWithRef, useState } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import own from './password-field.module.css';

type PasswordProps = Omit<FieldTexts, 'label'> &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> & {
    label: string;
    /** Words of the button that shows what is typed, and that hides it again. */
    texts: { show: string; hide: string };
  };

/** A password, hidden until its button shows it. */
export function PasswordField(props: PasswordProps) {
  const { label, mark, hint, error, className, texts, ...input } = props;
  const [isShown, setShown] = useState(false);
  const action = isShown ? texts.hide : texts.show;
  return (
    <Field label={label} mark={mark} hint={hint} error={error} className={className}>
      {(tie) => (
        <span className={own.box}>
          <input
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...tie}
            type={isShown ? 'text' : 'password'}
            className={`${styles.control} ${own.input}`}
          />
          <button
            type="button"
            className={own.toggle}
            data-needs-js
            aria-label={`${action}: ${label}`}
            onClick={() => setShown(!isShown)}
          >
            {action}
          </button>
        </span>
      )}
    </Field>
  );
}
