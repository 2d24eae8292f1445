import { expect, test } from 'vitest';
import { addressesOn, sitemap } from './sitemap.ts';

const site = 'https://www.example.com';

test('a page is in the sitemap of a day if its version of that day has a canonical URL', () => {
  const listed = (path: string) => ({ address: `${site}${path}`, alternates: [] });
  const careers = listed('/careers');
  const vacancy = listed("/careers/client's");
  const versions = [
    { path: '/careers/a', day: '2027-02-01', listed: undefined },
    { path: '/careers', day: '2027-02-01', listed: careers },
    { path: '/careers', day: '', listed: careers },
    { path: '/careers/a', day: '', listed: vacancy },
    { path: '/404', day: '', listed: undefined },
  ];
  expect(addressesOn('', versions)).toEqual([careers, vacancy]);
  expect(addressesOn('2027-01-31', versions)).toEqual([careers, vacancy]);
  expect(addressesOn('2027-02-01', versions)).toEqual([careers]);
  expect(sitemap([careers, vacancy])).toMatch(
    /<loc>https:\/\/www\.example\.com\/careers<\/loc>[\s\S]*<loc>[^<]*\/careers\/client&#39;s<\/loc>/,
  );
});

test('the sitemap names each page in the other languages, as long as they have it', () => {
  const alternates = [
    ['en', `${site}/careers/a`],
    ['ar', `${site}/ar/careers/b`],
    ['x-default', `${site}/careers/a`],
  ] as const;
  const english = { address: `${site}/careers/a`, alternates };
  const arabic = { address: `${site}/ar/careers/b`, alternates };
  const versions = [
    { path: '/careers/a', day: '', listed: english },
    { path: '/ar/careers/b', day: '', listed: arabic },
    { path: '/ar/careers/b', day: '2027-02-01', listed: undefined },
  ];
  const xml = sitemap(addressesOn('', versions));
  expect(xml).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  for (const [language, address] of alternates) {
    const link = `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
    expect(xml.split(link)).toHaveLength(3);
  }
  expect(addressesOn('2027-02-01', versions)).toEqual([
    { ...english, alternates: [alternates[0], alternates[2]] },
  ]);
});
