import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MessageFilter } from '#shared/inbox.ts';
import { listQuery } from './requests.ts';

/** All messages of a filter, the newest first; undefined until the last page is there. */
export function useAllRows(filter: MessageFilter) {
  const list = useInfiniteQuery(listQuery(filter));
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  return { rows: hasNextPage ? undefined : data, error, refetch };
}
