import { longDate } from '#app/content/long-date.ts';
import type { Signature as SignatureData } from '#app/content/schemas/text-page.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import styles from './signature.module.css';

/** Who signed a policy, when, and when it is read again. */
export function Signature({ post, name, date, edition, review }: SignatureData) {
  const { document: words } = useInterface();
  return (
    <div className={styles.signature}>
      <p className={styles.signed}>{words.signed}</p>
      <p className={styles.name}>{name}</p>
      <p>{post}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.date}</dt>
          <dd>
            <time dateTime={date}>{longDate(date)}</time>
          </dd>
        </div>
        <div>
          <dt>{words.edition}</dt>
          <dd>{edition}</dd>
        </div>
        <div>
          <dt>{words.review}</dt>
          <dd>{review}</dd>
        </div>
      </dl>
    </div>
  );
}
