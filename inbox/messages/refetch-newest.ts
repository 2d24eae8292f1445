import { hashKey, type InfiniteData, type Query } from '@tanstack/react-query';
import type { MessageFilter, MessageList } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { queries } from '../queries.ts';
import { COUNTS, LISTS, ONE } from './requests.ts';

type Pages = InfiniteData<MessageList, number | undefined>;

/**
 * Refetches the counts, the first page of the list that is shown, and the open message if it is not the same there.
 * Each request for a message is in the audit log, and a list may have many pages.
 */
export async function refetchNewest(): Promise<void> {
  queries.invalidateQueries({ queryKey: COUNTS });
  const [open] = queries.getQueryCache().findAll({ queryKey: ONE, type: 'active' });
  const before = rowOf(open);
  for (const list of queries.getQueryCache().findAll({ queryKey: LISTS, type: 'active' })) {
    await refetchFirstPage(list).catch(() => undefined);
  }
  if (open && before !== rowOf(open)) {
    queries.invalidateQueries({ queryKey: open.queryKey });
  }
}

/** The row of a message in a list that is shown, to compare. Its being seen is no change of an open message. */
function rowOf(message: Query | undefined): string {
  const lists = queries.getQueriesData<Pages>({ queryKey: LISTS, type: 'active' });
  const rows = lists.flatMap(([, data]) => data?.pages.flatMap(({ messages }) => messages) ?? []);
  const row = rows.find(({ id }) => id === message?.queryKey.at(-1));
  return hashKey([row && { ...row, unread: false }]);
}

async function refetchFirstPage({ queryKey }: Query): Promise<void> {
  const params = new URLSearchParams({ ...(queryKey.at(-1) as MessageFilter) });
  const first = await request<MessageList>(`messages?${params}`);
  queries.setQueryData<Pages>(queryKey, (data) => data && withFirstPage(data, first));
}

/** Pages that begin with a newer first one; what it has no room for any more comes behind it. */
export function withFirstPage({ pages }: Pages, first: MessageList): Pages {
  const { next } = first;
  const messages = pages
    .flatMap((page) => page.messages)
    .filter(({ number }) => next !== undefined && number < next);
  if (messages.length === 0) return { pages: [first], pageParams: [undefined] };
  const end = pages.at(-1)?.next;
  return {
    pages: [first, { messages, ...(end === undefined ? {} : { next: end }) }],
    pageParams: [undefined, next],
  };
}
