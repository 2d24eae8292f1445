import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MessageRow, Stage } from '#shared/inbox.ts';
import { useMe } from '../queries.ts';
import { decline } from './decline.ts';

interface Failure {
  row: MessageRow;
  error: unknown;
}

/** Declines applications one after the other; the next is not begun once the component is gone. */
export function useDeclining() {
  const me = useMe();
  const [done, setDone] = useState(0);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const declining = useMutation({
    async mutationFn({ rows, stage }: { rows: readonly MessageRow[]; stage: Stage }) {
      const failures: Failure[] = [];
      for (const [index, row] of rows.entries()) {
        if (isGone.current) break;
        setDone(index);
        await decline(row, stage, me).catch((error) => failures.push({ row, error }));
      }
      return failures;
    },
  });
  return { ...declining, done };
}
