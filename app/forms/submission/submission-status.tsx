import { Icon } from '#app/ui/icon/icon.tsx';
import type { Submission, SubmissionTexts } from './submission.ts';
import styles from './submission-status.module.css';

interface Props {
  submission: Submission;
  texts: SubmissionTexts;
}

/**
 * The state of the form, beside its button. Announced unless a toast has announced the same text.
 */
export function SubmissionStatus({ submission, texts }: Props) {
  const toasted = 'toasted' in submission && submission.toasted;
  return (
    <div className={styles.status} aria-live={toasted ? 'off' : 'polite'}>
      {content(submission, texts)}
    </div>
  );
}

function content(submission: Submission, texts: SubmissionTexts) {
  switch (submission.state) {
    case 'idle':
      return null;
    case 'sending':
      return <p className={styles.line}>{texts.sending}</p>;
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
          <span>{texts.sent}</span>
        </p>
      );
    case 'failed':
      return (
        <>
          <p className={`${styles.line} ${styles.bad}`}>
            <Icon name="circle-alert" />
            <span>{texts.failed}</span>
          </p>
          <p className={styles.line}>{texts.keepsTyping}</p>
        </>
      );
  }
}
