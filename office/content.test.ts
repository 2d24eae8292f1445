// What must be filled in before a form is saved.
import { expect, it } from 'vitest';
import { missingFields } from './content.ts';
import type { Schema } from './schema.ts';

const text: Schema = { type: 'string', isText: true };
const entry: Schema = {
  type: 'object',
  properties: { id: { type: 'integer' }, title: text, note: text },
  required: ['id', 'title'],
};
const schema: Schema = {
  type: 'object',
  properties: { list: { type: 'array', items: entry }, words: { type: 'array', items: text } },
  required: ['list', 'words'],
};

it.each<[string, unknown, unknown, unknown[]]>([
  ['a required text', { list: [{ id: 1 }], words: ['a'] }, undefined, [['list', 0, 'title']]],
  [
    'a required text in a translation as well',
    { list: [{ id: 1 }], words: ['a'] },
    { list: [{ id: 1 }], words: ['أ'] },
    [['list', 0, 'title']],
  ],
  ['an empty required list is an entry of nothing', { list: [], words: [] }, undefined, []],
  ['a list that is not there', { list: [] }, undefined, [['words']]],
  [
    'a text of a translation, and an optional one that the original has',
    { list: [{ id: 1, title: 'A', note: 'N' }], words: ['a'] },
    { list: [{ id: 1 }], words: ['أ'] },
    [
      ['list', 0, 'title'],
      ['list', 0, 'note'],
    ],
  ],
  [
    'words may be more or fewer in another language, but not none',
    { list: [], words: ['a', 'b', 'c'] },
    { words: ['أ'] },
    [],
  ],
  ['no words', { list: [], words: ['a'] }, { words: [''] }, [['words']]],
])('%s', (_, own, translation, missing) => {
  expect(missingFields(schema, own, translation ?? own)).toEqual(missing);
});
