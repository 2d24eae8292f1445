import { expect, test } from 'vitest';
import type { MessageRow } from '#shared/inbox.ts';
import { oppositesOf } from './opposite.ts';

const row = (id: string, more: Partial<MessageRow>) => ({ id, ...more }) as MessageRow;

test('each message gets back the state that it had', () => {
  const before = [
    row('a', { state: 'open' }),
    row('b', { state: 'suspected' }),
    row('c', { state: 'open' }),
  ];
  expect(oppositesOf({ ids: ['a', 'b', 'c'], state: 'done' }, before)).toEqual([
    { ids: ['a', 'c'], state: 'open' },
    { ids: ['b'], state: 'suspected' },
  ]);
});

test('a message that nobody was assigned is again assigned to nobody', () => {
  const before = [row('a', { assignee: null })];
  expect(oppositesOf({ ids: ['a'], assignee: 'p1' }, before)).toEqual([
    { ids: ['a'], assignee: null },
  ]);
});

test('nothing undoes the mark of unread messages', () => {
  expect(oppositesOf({ ids: ['a'], unread: true }, [row('a', {})])).toEqual([]);
});
