import { Link } from 'react-router';
import { useProblem } from '../controls/problem.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import styles from './decline.module.css';
import type { useDeclining } from './use-declining.ts';

/** How many applications were declined, and which were not. */
export function DeclineResult({ declining }: { declining: ReturnType<typeof useDeclining> }) {
  const { decline: texts } = useTexts();
  const { number } = useFormats();
  const { isPending, data: failures, variables, done } = declining;
  if (isPending) {
    const all = variables.rows.length;
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
