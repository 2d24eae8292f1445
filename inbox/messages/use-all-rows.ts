import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MessageFilter, MessageRow } from '#shared/inbox.ts';
import { listQuery } from './requests.ts';

/** All messages of a filter, the newest first; undefined until the last page is there. */
export function useAllRows(filter: MessageFilter) {
  const list = useInfiniteQuery(listQuery(filter));
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const rows: MessageRow[] | undefined =
    data && !hasNextPage ? data.pages.flatMap(({ messages }) => messages) : undefined;
  return { rows, error, refetch };
}
