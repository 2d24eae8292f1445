import type { Articles } from '#app/content/articles.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
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
