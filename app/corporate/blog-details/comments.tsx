import { type FormEvent, useState } from 'react';
import type { Articles } from '#app/content/articles.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import grid from '#app/ui/form/form.module.css';
import { Tag } from '#app/ui/tag/tag.tsx';
import styles from './comments.module.css';

/** The fixed comments (spec 2.4), labelled as samples. */
export function Comments({ comments }: { comments: Articles['page']['comments'] }) {
  const { article: words } = dictionary;
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" className={styles.title}>
        {words.comments}
      </h2>
      <ul className={styles.list}>
        {comments.map(({ name, date, text }) => (
          <li key={name} className={styles.comment}>
            <p className={styles.by}>
              <strong>{name}</strong>
              <time dateTime={date}>{longDate(date)}</time>
              <Tag>{words.sample}</Tag>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The comment form, which does nothing (spec 2.4): it sends no request, shows no error and keeps the
 * input. Without script, method `dialog` outside a dialog submits nothing, and fields without names
 * cannot end up in a URL.
 */
export function CommentForm() {
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
