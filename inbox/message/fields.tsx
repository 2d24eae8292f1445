import type { Message } from '#shared/inbox.ts';
import { useTexts } from '../language.ts';
import styles from './fields.module.css';

/** What the sender filled in. */
export function Fields({ message: { fields, language } }: { message: Message }) {
  const { message: texts } = useTexts();
  return (
    <section>
      <h3>{texts.fields}</h3>
      <dl className={styles.fields}>
        {fields.map(({ name, label, value }) => (
          <div key={name} className={styles.field} data-long={value.length > 80}>
            <dt className={styles.label}>
              <bdi>{label}</bdi>
            </dt>
            <dd dir="auto" lang={language || undefined} className={styles.value}>
              {value || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
