import { fill } from '#app/content/fill.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Submission } from '../submission/submission.ts';
import styles from './upload-progress.module.css';

interface Props {
  submission: Submission;
  onCancel: () => void;
}

/** How much of the form has left, while it leaves; may be stopped until all of it has. */
export function UploadProgress({ submission, onCancel }: Props) {
  const { upload } = useInterface().form;
  if (submission.state !== 'sending') return null;
  const { share } = submission;
  const isOut = share === 1;
  return (
    <div className={styles.upload}>
      {/* Without a value it shows that something is going on, and no more. */}
      <progress className={styles.bar} aria-label={upload.label} max={1} value={share} />
      <p className={styles.words}>
        {isOut ? upload.storing : fill(upload.share, { n: Math.round((share ?? 0) * 100) })}
      </p>
      {!isOut && (
        <Button variant="quiet" size="small" icon="x" onClick={onCancel}>
          {upload.stop}
        </Button>
      )}
    </div>
  );
}
