import { Link } from 'react-router';
import type { MessageRow } from '#shared/inbox.ts';
import { useProblem } from '../controls/problem.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import styles from './decline.module.css';

/** An application that was not declined, and why. */
export interface Failure {
  row: MessageRow;
  error: unknown;
}

interface Props {
  isPending: boolean;
  done: number;
  all: number;
  /** Absent before it was tried. */
  failures: readonly Failure[] | undefined;
}

/** How many applications were declined, and which were not. */
export function DeclineResult({ isPending, done, all, failures }: Props) {
  const { decline: texts } = useTexts();
  const { number } = useFormats();
  if (isPending) {
    return (
      <p role="status" className={styles.progress}>
        {texts.progress} {number(done)} / {number(all)}
        <progress aria-label={texts.progress} value={done} max={all} />
      </p>
    );
  }
  if (!failures) return null;
  if (failures.length === 0) return <p role="status">{texts.done}</p>;
  return (
    <div role="alert">
      <p className={styles.failed}>{texts.failed}</p>
      <ul>
        {failures.map(({ row: { id, name, email }, error }) => (
          <li key={id}>
            <Link to={`/messages/${id}`}>
              <bdi>{name || email}</bdi>
            </Link>
            : <Reason error={error} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reason({ error }: { error: unknown }) {
  return useProblem(error);
}
