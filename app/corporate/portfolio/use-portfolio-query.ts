import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useIsHydrated } from '#app/shell/use-is-hydrated.ts';
import { type PortfolioQuery, readQuery, writeQuery } from './portfolio-query.ts';

/**
 * The query in the address, and how to change it without scrolling or a step in the history.
 * The prerendered page knows no query, so it is empty until React has taken over.
 */
export function usePortfolioQuery(): [PortfolioQuery, (change: Partial<PortfolioQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const text = useIsHydrated() ? params.toString() : '';
  const query = useMemo(() => readQuery(new URLSearchParams(text)), [text]);
  const change = (part: Partial<PortfolioQuery>) =>
    setParams((before) => writeQuery(before, { ...readQuery(before), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return [query, change];
}
