import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { asWritten, deadLinks, type LinkedPage, unlinkedPages } from './section-links.ts';

const page = (ids: string, links: string): LinkedPage => ({
  ids: new Set(ids.split(' ')),
  links: links.split(' '),
});

const pages = new Map([
  [
    '/',
    page('about-us', '/careers#apply /careers#aply #about-us #abuot-us /x#y /careers?to=1#aply'),
  ],
  ['/careers', page('apply مسار', '/ /careers /#about-us #%D9%85%D8%B3%D8%A7%D8%B1')],
  ['/vision', page('', '/vision https://a.example/#b tel:+966130000010')],
]);

test('finds links to missing sections, with the nearest existing one', () => {
  expect(deadLinks(pages)).toEqual([
    { page: '/', link: '/careers#aply', hint: '; did you mean "apply"?' },
    { page: '/', link: '#abuot-us', hint: '; did you mean "about-us"?' },
    { page: '/', link: '/careers?to=1#aply', hint: '; did you mean "apply"?' },
  ]);
});

test('a link of another language is reported as it is in the content', () => {
  for (const { code } of LANGUAGES.slice(1)) {
    const links = [`/${code}/careers#aply`, `/${code}#abuot`, `/${code}t#a`, '#a'];
    expect(links.map(asWritten)).toEqual(['/careers#aply', '/#abuot', `/${code}t#a`, '#a']);
  }
});

test('finds pages that only they and the list of all pages link to', () => {
  const others = LANGUAGES.slice(1).map(
    ({ code }) => [`/${code}/vision`, page('', `/vision /${code}/vision`)] as const,
  );
  const all = new Map([...pages, ['/search', page('', '/vision')], ...others]);
  expect(unlinkedPages(all, ['/careers', '/vision'])).toEqual(['/vision']);
});
