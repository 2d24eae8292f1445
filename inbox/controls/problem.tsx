import type { UseMutationResult } from '@tanstack/react-query';
import { RefusedError, UnreachableError } from '../api.ts';
import { useTexts } from '../language.ts';
import styles from './waiting.module.css';

/** What went wrong, in words; undefined without an error. */
export function useProblem(error: unknown): string | undefined {
  const { problems } = useTexts();
  if (!error) return undefined;
  if (error instanceof UnreachableError) return problems.unreachable;
  return error instanceof RefusedError ? problems[error.key] : problems.failed;
}

/** What went wrong, where it did. */
export function Problem({ error }: { error: unknown }) {
  const problem = useProblem(error);
  return (
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}

/** Why a change is not made: it is tried again, or it failed. */
export function Hindrance({
  to: { isPending, failureCount, error },
}: {
  to: Pick<UseMutationResult, 'isPending' | 'failureCount' | 'error'>;
}) {
  const { problems } = useTexts();
  if (isPending && failureCount > 0) return <p role="status">{problems.again}</p>;
  return error && <Problem error={error} />;
}
