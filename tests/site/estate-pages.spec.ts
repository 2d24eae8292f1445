// Every page of the template, as the desk serves it: spec §2.3; hidden from search engines: decision 0401.
import { readArticles } from '#app/content/articles.server.ts';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { readEstateMap } from '#app/estate/map-location/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { expect, test } from '../fixtures.ts';
import { plainHtml, readPage, textOf } from '../pages.ts';
import { readHtml } from '../read-page.ts';

/** Spec 2.3, "Template pages" and home variants. */
const ROUTES = [
  '/home-two',
  '/home-three',
  '/home-four',
  '/home-five',
  '/home-six',
  '/home-seven',
  '/property',
  '/property-sidebar',
  '/add-new-listing',
  '/map-location',
  '/about-us',
  '/faq',
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/account',
  '/blog',
  '/blog-details',
];

/** Behind the menu: a button, and the trigger of the side panel (decision 0007). */
const HEADER_BUTTONS =
  /<\/nav><a href="\/(?:add-new-listing"[^>]*><span>Add Listing|property"[^>]*><span>Sell Property)<.{0,90}<button [^>]*aria-label="Open the side panel"/;

test('§2.3 §2.1 every page of the template exists, has its header buttons, and is hidden from search engines', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/contact</loc>');
  const properties = readEstateListings().map(({ title }) => detailsPath('property', title));
  for (const path of [...ROUTES, ...properties]) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()['x-robots-tag'], path).toBe('noindex');
    expect.soft(html, path).toContain('<meta name="robots" content="noindex">');
    expect.soft(sitemap, path).not.toContain(`${path}</loc>`);
    const { title, styled } = readHtml(html);
    expect.soft(title, path).toMatch(/^\S.* \| /);
    expect.soft(styled, path).toBe(0);
    expect.soft(html, path).toMatch(HEADER_BUTTONS);
  }
});

/** Latitudes and longitudes between which a country lies. */
const COUNTRIES = {
  Bangladesh: [20.5, 26.7, 88, 92.7],
  Germany: [47.2, 55.1, 5.8, 15.1],
  Japan: [30, 45.6, 129.5, 146],
  Korea: [33, 38.7, 125.8, 129.6],
  Singapore: [1.15, 1.48, 103.6, 104.1],
  Thailand: [5.6, 20.5, 97.3, 105.7],
} as const;

test('§2.5 each property has a map of its country and films of its town', () => {
  const places = new Set<string>();
  for (const { title, location, dataLocations } of readEstateListings()) {
    const html = readPage(detailsPath('property', title));
    const link = (pattern: RegExp) =>
      new URL(pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
    const { searchParams } = link(/href="([^"]*)"[^>]*>(?:<span>)?Open the map/);
    const [lat, lon] = ['mlat', 'mlon'].map((name) => Number(searchParams.get(name)));
    const [south, north, west, east] = COUNTRIES[dataLocations];
    expect.soft(lat, title).toBeGreaterThan(south);
    expect.soft(lat, title).toBeLessThan(north);
    expect.soft(lon, title).toBeGreaterThan(west);
    expect.soft(lon, title).toBeLessThan(east);
    expect.soft(html, title).toContain(`marker=${lat}%2C${lon}`);
    const { hostname, searchParams: query } = link(/aria-labelledby="video".*?href="([^"]*)"/s);
    expect.soft(hostname, title).not.toMatch(/\.example$/);
    expect.soft(location, title).toContain(query.get('search'));
    places.add(`${lat} ${lon}`);
  }
  expect(places.size).toBe(readEstateListings().length);
});

test('§2.5 §3 the blog lists all articles, each with picture, date, author, remarks and the first part of its text', () => {
  const { articles } = readArticles();
  const [, ...cards] = plainHtml('/blog').split('<article');
  expect(cards).toHaveLength(articles.length);
  for (const [index, { title, date, picture, admin, meta, desc }] of articles.entries()) {
    const card = cards[index] ?? '';
    expect.soft(card, title).toContain(`alt="${picture.alt}"`);
    expect.soft(card, title).toContain(`<time dateTime="${date}">`);
    expect.soft(card, title).toMatch(/href="\/blog\/[^"]/);
    const remarks = [title, admin, ...meta.map(({ text }) => text)];
    expect.soft(textOf(card), title).toContain(`|${remarks.join('|')}|`);
    const [, begin = ''] = /<p[^>]*>([^<]{41,162})<\/p>/.exec(card) ?? [];
    expect.soft(begin && desc.startsWith(begin), title).toBe(true);
  }
  expect(plainHtml('/blog-details')).toMatch(new RegExp(`<h1[^>]*>${articles[0]?.title}</h1>`));
});

test('§2.5 §3 offices are grouped by state, and can be written to and called', () => {
  const [, offices = ''] = plainHtml('/map-location').split('id="offices"');
  for (const { title, cards } of readEstateMap().groups) {
    const [group = ''] = offices.split(`>${title}</h3>`).at(1)?.split('</section>') ?? [];
    const words = cards.flatMap((card) => [
      card.title,
      ...card.contacts.flatMap(({ title, address }) => [` ${title}`, address.label]),
      ...card.buttons.map(({ text }) => text),
    ]);
    expect.soft(textOf(group), title).toContain(words.join('|'));
    for (const { address } of cards.flatMap(({ contacts }) => contacts)) {
      if (address.href) expect.soft(group, title).toContain(`href="${address.href}"`);
    }
    expect.soft(group.match(/href="\/contact"/g), title).toHaveLength(cards.length);
  }
});
