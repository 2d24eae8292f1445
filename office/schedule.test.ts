// What the editor says of drafts and days, and which entries it finds.
import { expect, it } from 'vitest';
import { entriesIn, stateOf } from './schedule.ts';

it.each([
  [{}, undefined],
  [{ from: '2026-12-03' }, undefined],
  [{ from: '2026-12-04' }, 'later'],
  [{ from: '2026-12-04', until: '2026-12-09' }, 'laterUntil'],
  [{ until: '2026-12-03' }, 'shownUntil'],
  [{ from: '2026-11-01', until: '2026-12-02' }, 'over'],
  [{ draft: true, until: '2026-12-02' }, 'draft'],
  [{ draft: false }, undefined],
])('%o', (entry, key) => {
  expect(stateOf(entry, '2026-12-03')?.key).toBe(key);
});

it('finds entries in lists, and the form itself', () => {
  const entry = { type: 'object', properties: { title: {}, draft: {} } };
  const list = {
    type: 'object',
    properties: { pay: { properties: { from: {} } }, all: { type: 'array', items: entry } },
  };
  const content = { pay: { from: 1 }, all: [{ title: 'a', draft: true }, { title: 'b' }] };
  expect(entriesIn(list, content).map(({ entry }) => entry.title)).toEqual(['a', 'b']);
  expect(entriesIn(entry, { title: 'a page' })).toHaveLength(1);
});
