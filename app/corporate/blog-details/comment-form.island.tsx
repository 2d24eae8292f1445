import { type FormEvent, useState } from 'react';
import { island } from '#app/islands/island.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import grid from '#app/ui/form/form.module.css';
import styles from './comments.module.css';

/**
 * The comment form, which does nothing (spec 2.4): it sends no request, shows no error and keeps the
 * input. Without script, method `dialog` outside a dialog submits nothing, and fields without names
 * cannot end up in a URL.
 */
function CommentForm() {
  const { article: words, form } = dictionary;
  const [isPressed, setPressed] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPressed(true);
  };
  return (
    <form
      method="dialog"
      noValidate
      className={grid.form}
      aria-labelledby="write"
      onSubmit={submit}
    >
      <h2 id="write" className={classNames(styles.title, grid.whole)}>
        {words.write}
      </h2>
      <p className={grid.note}>{words.note}</p>
      <TextField label={words.userName} autoComplete="name" />
      <TextField label={words.email} type="email" autoComplete="email" />
      <TextArea label={words.message} className={grid.whole} />
      <div className={grid.send}>
        <Button type="submit" variant="secondary">
          {form.submit}
        </Button>
        <p role="status" className={grid.note}>
          {isPressed && words.notSent}
        </p>
      </div>
    </form>
  );
}

export default island('corporate/blog-details/comment-form', 'interaction', CommentForm);
