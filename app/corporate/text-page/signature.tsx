import { officialDate } from '#app/content/long-date.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import type { Signature as SignatureData } from './content.server.ts';
import styles from './signature.module.css';

/** Signatory, date, edition and next review of a policy. */
export function Signature({ position, name, date, edition, review }: SignatureData) {
  const { document: words } = dictionary;
  return (
    <div className={styles.signature}>
      <p className={styles.signed}>{words.signed}</p>
      <p className={styles.name}>{name}</p>
      <p>{position}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.date}</dt>
          <dd>
            <time dateTime={date}>{officialDate(date)}</time>
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
