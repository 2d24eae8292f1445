// Search and subjects of /career (spec §2.4).
import { expect, test } from 'vitest';
import { samplePicture } from '#app/ui/picture/sample-picture.ts';
import { type ListedArticle, matches, subjectsOf } from './article-query.ts';

const article: ListedArticle = {
  id: 1,
  date: '2026-01-20',
  tags: ['Lifting', 'Safety'],
  meta: [{ icon: 'map-pin', text: 'Slug catcher' }],
  title: 'رفعُ الخزّان رقم ٣',
  admin: 'Équipe de levage',
  desc: 'Sixty-one tonnes on the hook.',
  picture: samplePicture,
};

test.each([
  ['', true],
  ['HOOK tonnes', true],
  ['hook valve', false],
  ['equipe', true],
  ['الخزان 3', true],
  ['slug', true],
  ['lifting', true],
])('§2.4 the search %j matches: %s', (q, found) => {
  expect(matches(article, q)).toBe(found);
});

test('§2.4 subject and search must both match', () => {
  expect(matches(article, 'hook', 'Safety')).toBe(true);
  expect(matches(article, 'hook', 'Tanks')).toBe(false);
});

test('a subject keeps its number when newer articles are added', () => {
  const older = { id: 1, tags: ['Lifting', 'Safety'] };
  const newer = { id: 2, tags: ['Tanks', 'Safety'] };
  expect(subjectsOf([newer, older])).toEqual([
    ['1', 'Lifting'],
    ['2', 'Safety'],
    ['3', 'Tanks'],
  ]);
});
