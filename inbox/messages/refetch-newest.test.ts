import { expect, test } from 'vitest';
import type { MessageList, MessageRow } from '#shared/inbox.ts';
import { withFirstPage } from './refetch-newest.ts';

const page = (numbers: number[], next?: number): MessageList => ({
  messages: numbers.map((number) => ({ number }) as MessageRow),
  ...(next === undefined ? {} : { next }),
});

const numbersOf = ({ pages }: { pages: MessageList[] }) =>
  pages.map(({ messages }) => messages.map(({ number }) => number));

test('a newer first page pushes its last message to the pages behind it', () => {
  const pages = [page([6, 5], 5), page([4, 3], 3)];
  const after = withFirstPage({ pages, pageParams: [undefined, 5] }, page([7, 6], 6));
  expect(numbersOf(after)).toEqual([
    [7, 6],
    [5, 4, 3],
  ]);
  expect(after.pageParams).toEqual([undefined, 6]);
  expect(after.pages.at(-1)?.next).toBe(3);
});

test('a list that became short has its first page only', () => {
  const pages = [page([6, 5], 5), page([4])];
  expect(numbersOf(withFirstPage({ pages, pageParams: [undefined, 5] }, page([6])))).toEqual([[6]]);
});
