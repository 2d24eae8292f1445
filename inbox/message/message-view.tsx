import { Link, useLocation } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Message } from '#shared/inbox.ts';
import page from '../controls/page.module.css';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { ChangeNotice } from '../messages/change-notice.tsx';
import { subjectOf, topicOf } from '../messages/choices.ts';
import { useChanges } from '../messages/use-changes.ts';
import { Registration } from '../registration/registration.tsx';
import { Actions } from './actions.tsx';
import { Answers } from './answers.tsx';
import { Erasure } from './erasure.tsx';
import { Fields } from './fields.tsx';
import { Files } from './files.tsx';
import styles from './message.module.css';
import { Notes } from './notes.tsx';
import { Others } from './others.tsx';
import { Proof } from './proof.tsx';

/** A message: what was sent, what the office did with it, and what it can do. */
export function MessageView({ message }: { message: Message }) {
  const all = useTexts();
  const { message: texts, forms } = all;
  const { moment } = useFormats();
  const me = useMe();
  const { search } = useLocation();
  const changing = useChanges();
  const { name, email, reference, receivedAt, spamReason } = message;
  const subject = subjectOf(message, all);
  return (
    <article className={styles.message} aria-labelledby="subject">
      <title>{`${subject} | ${me.siteName}`}</title>
      <header className={styles.head}>
        <Link to={{ pathname: '/', search }} className={page.back}>
          <Icon name="arrow-left" />
          {texts.back}
        </Link>
        <h2 id="subject" dir="auto" tabIndex={-1} ref={focusFirst} className={styles.subject}>
          {subject}
        </h2>
        <p className={styles.from}>
          <bdi className={styles.name}>{name}</bdi> <bdi>{email}</bdi>
        </p>
        <p className={styles.facts}>
          <span>{topicOf(message, me, forms)}</span>
          <time dateTime={new Date(receivedAt).toISOString()}>{moment(receivedAt)}</time>
          <bdi className={styles.reference}>{reference}</bdi>
        </p>
      </header>
      <Actions message={message} changing={changing} />
      <ChangeNotice changing={changing} />
      {message.state === 'suspected' && (
        <p className={styles.warning}>
          {texts.suspected}
          {spamReason && (
            <>
              : <bdi>{spamReason}</bdi>
            </>
          )}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {message.registration && (
            <Registration message={message} registration={message.registration} />
          )}
          <Fields message={message} />
          <Files message={message} />
          <Answers message={message} />
          <Notes message={message} />
        </div>
        <div className={styles.aside}>
          <Proof steps={message.proof} />
          <Others message={message} />
          <Erasure message={message} />
        </div>
      </div>
    </article>
  );
}

/** A screen reader begins with the message that was opened. */
function focusFirst(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
