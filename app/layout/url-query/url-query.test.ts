import { expect, test } from 'vitest';
import { type QuerySchema, readQuery, writeQuery } from './url-query.ts';

const schema: QuerySchema<'q' | 'sort'> = {
  defaults: { q: '', sort: '-value' },
  fields: ['q'],
  normalise: (query) => ({ ...query, sort: query.sort === 'year' ? 'year' : '-value' }),
};

test('a missing parameter has its default value, which is not written back', () => {
  expect(readQuery(schema, new URLSearchParams())).toEqual(schema.defaults);
  expect(writeQuery(schema, new URLSearchParams('q=a&sort=year'), schema.defaults).size).toBe(0);
});

test('values of any script survive the URL, and foreign parameters are kept', () => {
  const query = { q: 'خزان 100 % & Co', sort: 'year' };
  const params = writeQuery(schema, new URLSearchParams('utm=1&q=old'), query);
  expect(readQuery(schema, new URLSearchParams(params.toString()))).toEqual(query);
  expect(params.get('utm')).toBe('1');
});

test('invalid values are replaced', () => {
  expect(readQuery(schema, new URLSearchParams('sort=-constructor')).sort).toBe('-value');
});
