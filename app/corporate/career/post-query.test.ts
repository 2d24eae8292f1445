// What the search and the subjects of /career show (spec §2.4).
import { expect, test } from 'vitest';
import type { ListedPost } from './listed-post.ts';
import { matches, readQuery, writeQuery } from './post-query.ts';

const post: ListedPost = {
  id: 1,
  date: '2026-01-20',
  tags: ['Lifting', 'Safety'],
  meta: [{ icon: 'map-pin', text: 'Slug catcher' }],
  state: {
    title: 'رفعُ الخزّان رقم ٣',
    admin: 'Équipe de levage',
    desc: 'Sixty-one tonnes on the hook.',
    thumb: {
      alt: 'A crane',
      width: 4,
      height: 3,
      colour: '#aabbcc',
      focus: [0.5, 0.5],
      sources: { avif: [], webp: [] },
    },
  },
};

test.each([
  ['', true],
  ['HOOK tonnes', true],
  ['hook valve', false],
  ['equipe', true],
  ['الخزان 3', true],
  ['slug', true],
  ['lifting', true],
])('§2.4 %j finds it: %s', (search, found) => {
  expect(matches(post, { search, tag: '' })).toBe(found);
});

test('§2.4 a subject holds besides the search', () => {
  expect(matches(post, { search: 'hook', tag: 'Safety' })).toBe(true);
  expect(matches(post, { search: 'hook', tag: 'Tanks' })).toBe(false);
});

test('§2.4 the address holds the choice, and what others put there', () => {
  const query = { search: 'خزان & Co', tag: 'Safety' };
  const params = writeQuery(new URLSearchParams('utm=1'), query);
  expect(readQuery(new URLSearchParams(params.toString()))).toEqual(query);
  expect(params.get('utm')).toBe('1');
  expect(writeQuery(params, { search: '', tag: '' }).toString()).toBe('utm=1');
});
