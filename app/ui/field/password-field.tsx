import { type ComponentPropsWithRef, useState } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts, splitTexts } from './field.tsx';
import own from './password-field.module.css';

type Props = Omit<FieldTexts, 'label'> &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> & {
    label: string;
    /** Labels of the button that shows and hides the password. */
    texts: { show: string; hide: string };
  };

/** A password, hidden until its button shows it. */
export function PasswordField({ texts, ...props }: Props) {
  const [fieldTexts, input] = splitTexts(props);
  const [isShown, setShown] = useState(false);
  const action = isShown ? texts.hide : texts.show;
  return (
    <Field {...fieldTexts}>
      {(control) => (
        <span className={own.box}>
          <input
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={`${styles.control} ${own.input}`}
          />
          <button
            type="button"
            className={own.toggle}
            data-needs-js
            aria-label={`${action}: ${props.label}`}
            onClick={() => setShown(!isShown)}
          >
            {action}
          </button>
        </span>
      )}
    </Field>
  );
}
