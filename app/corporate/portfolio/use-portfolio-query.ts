import { createContext, startTransition, use, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsHydrated } from '#app/shell/use-is-hydrated.ts';
import { nextPaint } from '#app/ui/settled/next-paint.ts';
import { DEFAULT_QUERY, type PortfolioQuery, readQuery, writeQuery } from './portfolio-query.ts';

type QueryInUse = [PortfolioQuery, (change: Partial<PortfolioQuery>) => void];

/** What is asked for on this page, and how to ask for something else. */
export const QueryInUse = createContext<QueryInUse>([DEFAULT_QUERY, () => {}]);

/** The query of the portfolio that this stands in. */
export function useQueryInUse(): QueryInUse {
  return use(QueryInUse);
}

/**
 * The query in the address, and how to change it without scrolling or a step in the history. A
 * change is shown at once; the address, and with it all the page's links, follow.
 * The prerendered page knows no query, so it is empty until React has taken over.
 */
export function usePortfolioQuery(): QueryInUse {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [text, show] = useOptimistic(useIsHydrated() ? params.toString() : '');
  return useMemo(() => {
    const before = new URLSearchParams(text);
    const query = readQuery(before);
    const change = (part: Partial<PortfolioQuery>) =>
      startTransition(async () => {
        const after = writeQuery(before, { ...query, ...part });
        show(after.toString());
        const { pathname } = window.location;
        await nextPaint();
        // Who has left meanwhile is not brought back.
        if (window.location.pathname !== pathname) return;
        // What is shown lasts until the address has followed, and is then the same.
        await navigate({ search: after.toString() }, { replace: true, preventScrollReset: true });
      });
    return [query, change];
  }, [text, show, navigate]);
}
