// Links between the languages of a page (decision 0012).
import { expect, it, vi } from 'vitest';
import { origin } from '#app/shared-data/shared-data.ts';
import { pageMeta } from './meta.ts';

vi.mock('#api/language.ts', async (original) => ({
  ...(await original<object>()),
  LANGUAGE: 'en',
  LANGUAGES: [
    { code: 'en', locale: 'en-GB' },
    { code: 'ar', locale: 'ar-SA' },
    { code: 'ur', locale: 'ur-PK' },
  ],
}));

const page = { title: 'Contact', description: 'Who to write to', path: '/contact' };

function alternatesOf(meta: ReturnType<typeof pageMeta>) {
  return meta.flatMap((each) =>
    'hrefLang' in each ? [[each.hrefLang, String(each.href).slice(origin.length)]] : [],
  );
}

it('names the page in every language, and the default for all others', () => {
  const meta = pageMeta(page);
  expect(alternatesOf(meta)).toEqual([
    ['en', '/contact'],
    ['ar', '/ar/contact'],
    ['ur', '/ur/contact'],
    ['x-default', '/contact'],
  ]);
  const locales = meta.filter((each) => 'property' in each && /locale/.test(String(each.property)));
  expect(locales).toMatchObject([
    { property: 'og:locale', content: expect.stringMatching(/^en_/) },
    { property: 'og:locale:alternate', content: expect.stringMatching(/^ar_/) },
    { property: 'og:locale:alternate', content: expect.stringMatching(/^ur_/) },
  ]);
});

it('the home page of another language has no slash at its end', () => {
  expect(alternatesOf(pageMeta({ ...page, path: '/' }))[1]).toEqual(['ar', '/ar']);
});

it('names the pages of the same record, only in languages that have it', () => {
  const others = { ar: '/project/%D9%85' };
  expect(alternatesOf(pageMeta({ ...page, path: '/project/a', others }))).toEqual([
    ['en', '/project/a'],
    ['ar', '/ar/project/%D9%85'],
    ['x-default', '/project/a'],
  ]);
  expect(alternatesOf(pageMeta({ ...page, others: {} }))).toEqual([]);
});

it('a page that is hidden from search engines names none', () => {
  const meta = pageMeta({ ...page, noindex: true });
  expect(alternatesOf(meta)).toEqual([]);
  expect(JSON.stringify(meta)).not.toContain('og:locale:alternate');
});
