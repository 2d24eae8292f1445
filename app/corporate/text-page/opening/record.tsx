import { Container } from '#app/ui/container/container.tsx';
import type { OpeningOf } from './content.server.ts';
import styles from './record.module.css';

/** What identifies the company in a client’s system, as a form with large values. */
export function RecordSheet({ title, items }: OpeningOf<'record'>) {
  return (
    <section className={styles.ground} id="record" aria-labelledby="record-title">
      <Container className={styles.sheet}>
        <h2 id="record-title" className={styles.title}>
          {title}
        </h2>
        <dl className={styles.fields}>
          {items.map(({ term, value, text }) => (
            <div key={term} className={styles.field}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>
                <bdi>{value}</bdi>
              </dd>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
