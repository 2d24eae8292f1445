import { Link } from 'react-router';
import type { Message } from '#shared/inbox.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { subjectOf } from '../messages/choices.ts';
import styles from './aside.module.css';

/** The other messages of the same sender. */
export function Others({ message: { email, others } }: { message: Message }) {
  const all = useTexts();
  const { message: texts, messages } = all;
  const { day } = useFormats();
  if (others.length === 0) return null;
  return (
    <section>
      <h3>{texts.others}</h3>
      <ul>
        {others.map(({ id, receivedAt, state, ...other }) => (
          <li key={id} className={styles.entry}>
            <Link to={`/messages/${id}?${new URLSearchParams({ tab: 'all', sender: email })}`}>
              <bdi>{subjectOf(other, all)}</bdi>
            </Link>
            <small>
              {day(receivedAt)} · {messages.tab[state]}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
