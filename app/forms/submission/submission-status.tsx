import { dictionary } from '#app/shared-data/shared-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Submission } from './submission.ts';
import styles from './submission-status.module.css';

interface Props {
  submission: Submission;
  /** What is said after a failure: the input is preserved. */
  keepsTyping?: string;
}

/**
 * The state of the form, beside its button. Announced unless a toast has announced the same text.
 */
export function SubmissionStatus({
  submission,
  keepsTyping = dictionary.toasts.keepsTyping,
}: Props) {
  const toasted = 'toasted' in submission && submission.toasted;
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
      return <p className={styles.line}>{form.sending}</p>;
    case 'refused':
      return (
        <p className={`${styles.line} ${styles.bad}`}>
          <Icon name="circle-alert" />
          <span>{submission.text}</span>
        </p>
      );
    case 'sent':
      return (
        <p className={`${styles.line} ${styles.good}`}>
          <Icon name="circle-check" />
          <span>{toasts.sent}</span>
        </p>
      );
    case 'failed':
      return (
        <>
          <p className={`${styles.line} ${styles.bad}`}>
            <Icon name="circle-alert" />
            <span>{toasts.failed}</span>
          </p>
          <p className={styles.line}>{keepsTyping}</p>
        </>
      );
  }
}
