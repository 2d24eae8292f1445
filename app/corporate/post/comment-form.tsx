import { type FormEvent, useState } from 'react';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextArea, TextField } from '#app/ui/field/text-field.tsx';
import styles from './comments.module.css';

/**
 * The comment form, which does nothing (spec 2.4): no request, no error, and what was typed stays.
 * A form of method `dialog` outside a dialog goes nowhere by itself, so that holds without script;
 * its fields have no names, so that nothing typed can end up in an address.
 */
export function CommentForm() {
  const { post: words, form } = useInterface();
  const [isPressed, setPressed] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPressed(true);
  };
  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      aria-labelledby="write"
      onSubmit={submit}
    >
      <h2 id="write" className={styles.title}>
        {words.write}
      </h2>
      <p className={styles.note}>{words.note}</p>
      <TextField label={words.userName} autoComplete="name" className={styles.half} />
      <TextField label={words.email} type="email" autoComplete="email" className={styles.half} />
      <TextArea label={words.message} />
      <div className={styles.send}>
        <Button type="submit" variant="secondary">
          {form.submit}
        </Button>
        <p role="status" className={styles.said}>
          {isPressed && words.notSent}
        </p>
      </div>
    </form>
  );
}
