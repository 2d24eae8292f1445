import { useQuery } from '@tanstack/react-query';
import type { Stage } from '#shared/inbox.ts';
import { Waiting } from '../controls/waiting.tsx';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { messageQuery } from '../messages/requests.ts';
import styles from './decline.module.css';
import { mailOf } from './decline.ts';

/** The mail that an applicant gets with a stage. */
export function MailPreview({ id, stage }: { id: string; stage: Stage }) {
  const { decline: texts } = useTexts();
  const me = useMe();
  const { data: message, error, refetch } = useQuery(messageQuery(id));
  if (!message) return <Waiting error={error} onRetry={refetch} />;
  const mail = mailOf(message, stage, me);
  if (!mail) return <p>{texts.noMail}</p>;
  return (
    <section className={styles.mail}>
      <h3 className={styles.to}>
        {texts.preview} <bdi>{message.email}</bdi>
      </h3>
      <p dir="auto" className={styles.subject}>
        {mail.subject}
      </p>
      <p dir="auto">{mail.text}</p>
    </section>
  );
}
