import { dictionary } from '#app/shared-data/shared-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { LOCALE } from '#shared/language.ts';
import { waitText } from '#shared/messages.ts';
import type { Submission } from './submission.ts';
import styles from './submission-status.module.css';

interface Props {
  submission: Submission;
  /** What is said after a failure: the input is preserved. */
  keepsTyping?: string;
}

/**
 * The state of the form, beside its button. Announced unless a toast has announced the same text; the time to wait is
 * in no toast.
 */
export function SubmissionStatus({
  submission,
  keepsTyping = dictionary.toasts.keepsTyping,
}: Props) {
  const wait = submission.state === 'failed' ? submission.wait : 0;
  const toasted = 'toasted' in submission && submission.toasted && wait === 0;
  return (
    <div className={styles.status} aria-live={toasted ? 'off' : 'polite'}>
      {content(submission, keepsTyping)}
    </div>
  );
}

function content(submission: Submission, keepsTyping: string) {
  const { form, toasts } = dictionary;
  switch (submission.state) {
    case 'idle':
      return null;
    case 'sending':
      return <p className={styles.line}>{submission.text ?? form.sending}</p>;
    case 'sent':
      return <End text={toasts.sent} />;
    case 'refused':
      return <End text={submission.text} isBad />;
    case 'failed':
      return (
        <>
          <End text={toasts.failed} isBad />
          {submission.wait > 0 && (
            <p className={styles.line}>{waitText(form.wait, submission.wait, LOCALE)}</p>
          )}
          <p className={styles.line}>{keepsTyping}</p>
        </>
      );
  }
}

function End({ text, isBad = false }: { text: string; isBad?: boolean }) {
  return (
    <p className={`${styles.line} ${isBad ? styles.bad : styles.good}`}>
      <Icon name={isBad ? 'circle-alert' : 'circle-check'} />
      <span>{text}</span>
    </p>
  );
}
