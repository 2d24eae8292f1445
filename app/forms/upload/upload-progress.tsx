import { fill } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Submission } from '../submission/submission.ts';
import styles from './upload-progress.module.css';

interface Props {
  submission: Submission;
  onCancel: () => void;
}

/** Progress of the upload, with a button to cancel it until everything is sent. */
export function UploadProgress({ submission, onCancel }: Props) {
  const { upload } = dictionary.form;
  if (submission.state !== 'sending') return null;
  const { share } = submission;
  const isSent = share === 1;
  return (
    <div className={styles.upload}>
      {/* Indeterminate without a value. */}
      <progress className={styles.bar} aria-label={upload.label} max={1} value={share} />
      <p className={styles.words}>
        {isSent ? upload.storing : fill(upload.share, { n: Math.round((share ?? 0) * 100) })}
      </p>
      {!isSent && (
        <Button variant="quiet" size="small" icon="x" onClick={onCancel}>
          {upload.stop}
        </Button>
      )}
    </div>
  );
}
