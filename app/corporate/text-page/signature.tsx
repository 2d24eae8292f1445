import { officialDate } from '#app/content/long-date.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Facts } from '#app/ui/facts/facts.tsx';
import type { Signature as SignatureData } from './content.server.ts';
import styles from './signature.module.css';

/** Signatory, date, edition and next review of a policy. */
export function Signature({ position, name, date, edition, review }: SignatureData) {
  const { document: words } = dictionary;
  const signed = <time dateTime={date}>{officialDate(date)}</time>;
  return (
    <div className={styles.signature}>
      <p className={styles.signed}>{words.signed}</p>
      <p className={styles.name}>{name}</p>
      <p>{position}</p>
      <Facts
        facts={[
          [words.date, signed],
          [words.edition, edition],
          [words.review, review],
        ]}
        className={styles.facts}
      />
    </div>
  );
}
