import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Message, MessageFile, MessageFilter, MessageList } from '#shared/inbox.ts';
import { deskTime, request, UnreachableError } from '../api.ts';
import { AGAIN_AFTER } from '../queries.ts';

/** Keys of all lists, and of all single messages. */
export const LISTS = ['messages', 'list'];
export const ONE = ['messages', 'one'];

/** Key of the numbers for the tabs. */
export const COUNTS = ['counts'];

/** Messages of a filter, page by page. */
export function listQuery(filter: MessageFilter) {
  return infiniteQueryOptions({
    queryKey: [...LISTS, filter],
    queryFn: ({ pageParam, signal }) => {
      const params = new URLSearchParams({ ...filter });
      if (pageParam !== undefined) params.set('before', String(pageParam));
      return request<MessageList>(`messages?${params}`, { signal });
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ messages }) => messages),
    placeholderData: keepPreviousData,
  });
}

/** The path of a message's file, below `INBOX_API_PATH`. */
export const pathOf = (id: string, { position }: Pick<MessageFile, 'position'>) =>
  `messages/${id}/files/${position}`;

/** One message, asked again when the minute of an answer is over. */
export function messageQuery(id: string) {
  return queryOptions({
    queryKey: [...ONE, id],
    queryFn: ({ signal }) => request<Message>(`messages/${id}`, { signal }),
    refetchInterval({ state: { data, error } }) {
      if (error instanceof UnreachableError) return AGAIN_AFTER;
      const pending = data?.answers.find(({ state }) => state === 'pending');
      return pending ? Math.max(pending.sendsAt - deskTime(), 2_000) : false;
    },
  });
}
