import { Link } from 'react-router';
import type { Message, SupplierRegistration } from '#shared/inbox.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import aside from '../message/aside.module.css';
import { subjectOf } from '../messages/choices.ts';
import { Documents } from './documents.tsx';
import { Questions } from './questions.tsx';
import styles from './registration.module.css';
import { TradeItem } from './trade-item.tsx';

interface Props {
  message: Message;
  registration: SupplierRegistration;
}

/** What a supplier's registration says today, and what the office decides and asks. */
export function Registration({ message, registration }: Props) {
  const { registration: texts } = useTexts();
  const { id } = message;
  return (
    <section>
      <h3>{texts.title}</h3>
      <p className={styles.status}>{texts.status[registration.status]}</p>
      <h4 className={styles.heading}>{texts.trades}</h4>
      <ul>
        {registration.trades.map((trade) => (
          <TradeItem key={trade.id} id={id} trade={trade} revision={registration.revision} />
        ))}
      </ul>
      <Documents message={message} documents={registration.documents} />
      <Questions message={message} questions={registration.questions} />
      <Same same={registration.same} />
    </section>
  );
}

/** Registrations of others with the same number: of the same company. */
function Same({ same }: Pick<SupplierRegistration, 'same'>) {
  const all = useTexts();
  const { day } = useFormats();
  if (same.length === 0) return null;
  return (
    <>
      <h4 className={styles.heading}>{all.registration.same}</h4>
      <ul>
        {same.map(({ id, receivedAt, email, ...other }) => (
          <li key={id} className={aside.entry}>
            <Link to={`/messages/${id}?tab=all&form=registration`}>
              <bdi>{subjectOf(other, all)}</bdi>
            </Link>
            <small>
              <bdi>{email}</bdi> · {day(receivedAt)}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
