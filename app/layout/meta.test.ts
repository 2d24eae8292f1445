// Links between the languages of a page (decision 0012).
import { expect, it } from 'vitest';
import { addressOf } from '#app/content/address.ts';
import { origin } from '#app/shared-data/shared-data.ts';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import { pageMeta } from './meta.ts';

const page = { title: 'Contact', description: 'Who to write to', path: '/contact' };

function alternatesOf(meta: ReturnType<typeof pageMeta>) {
  return meta.flatMap((each) =>
    'hrefLang' in each ? [[each.hrefLang, String(each.href).slice(origin.length)]] : [],
  );
}

/** The page's alternates with this path in every language but this one. */
const expected = (pathOf: (code: string) => string) =>
  LANGUAGES.length === 1
    ? []
    : [
        ...LANGUAGES.map(({ code }) => [code, addressOf(pathOf(code), baseOf(code))]),
        ['x-default', addressOf(pathOf(LANGUAGE))],
      ];

it.each(['/contact', '/'])('names %s in every language, and the default for all others', (path) => {
  const meta = pageMeta({ ...page, path });
  expect(alternatesOf(meta)).toEqual(expected(() => path));
  const locales = LANGUAGES.map(({ code }, index) => ({
    property: index === 0 ? 'og:locale' : 'og:locale:alternate',
    content: expect.stringMatching(`^${code}_`),
  }));
  expect(meta).toEqual(expect.arrayContaining(locales));
});

it('names the pages of the same record, only in languages that have it', () => {
  const others = Object.fromEntries(
    LANGUAGES.slice(1).map(({ code }) => [code, `/project/${code}`]),
  );
  const meta = pageMeta({ ...page, path: '/project/a', others });
  expect(alternatesOf(meta)).toEqual(expected((code) => others[code] ?? '/project/a'));
  expect(alternatesOf(pageMeta({ ...page, others: {} }))).toEqual([]);
});

it('a page that is hidden from search engines names none', () => {
  const meta = pageMeta({ ...page, noindex: true });
  expect(alternatesOf(meta)).toEqual([]);
  expect(JSON.stringify(meta)).not.toContain('og:locale:alternate');
});
