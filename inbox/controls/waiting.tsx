import { Icon } from '#app/ui/icon/icon.tsx';
import { useTexts } from '../language.ts';
import { useProblem } from './problem.tsx';
import { SmallButton } from './small-button.tsx';
import styles from './waiting.module.css';

interface Props {
  error: Error | null;
  onRetry: () => void;
}

/** In place of what the desk has not answered yet, or why it did not. */
export function Waiting({ error, onRetry }: Props) {
  const { frame } = useTexts();
  const problem = useProblem(error);
  if (!problem) return <Loading />;
  return (
    <div className={styles.waiting} role="alert">
      <Icon name="circle-alert" className={styles.icon} />
      <p>{problem}</p>
      <SmallButton onClick={() => onRetry()}>{frame.again}</SmallButton>
    </div>
  );
}

/** In place of what has not been loaded. */
export function Loading() {
  const { frame } = useTexts();
  return (
    <p className={styles.waiting} role="status">
      {frame.loading}
    </p>
  );
}
