import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useIsHydrated } from '#app/shell/use-is-hydrated.ts';
import { type PostQuery, readQuery, writeQuery } from './post-query.ts';

/**
 * The query in the address, and how to change it without scrolling or a step in the history.
 * The prerendered page knows no query, so it is empty until React has taken over.
 */
export function usePostQuery(): [PostQuery, (change: Partial<PostQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const text = useIsHydrated() ? params.toString() : '';
  const query = useMemo(() => readQuery(new URLSearchParams(text)), [text]);
  const change = (part: Partial<PostQuery>) =>
    setParams((before) => writeQuery(before, { ...readQuery(before), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return [query, change];
}
