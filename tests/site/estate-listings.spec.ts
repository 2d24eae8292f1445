// Cards of properties and their details, read from the built HTML: spec §2.5, §3, §4, §9.
import { test as check, expect } from '@playwright/test';
import { readArticles } from '#app/content/articles.server.ts';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { readEstateProperty } from '#app/estate/property/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { plainHtml, textOf } from '../pages.ts';

const listings = readEstateListings();

const contentOf = (path: string) => plainHtml(path).split('<main')[1] ?? '';

check(
  '§2.5 §4 both lists have all cards, the fixed text, four pages, and all filters at All',
  () => {
    for (const path of ['/property', '/property-sidebar']) {
      const html = contentOf(path);
      const text = textOf(html);
      expect(text, path).toContain('|Showing 1-10 of 23|');
      expect(text, path).toContain(readEstateProperty().list.pages4.fixed);
      expect(text, path).toContain('|14 of 14 properties match.|');
      expect(html, path).toContain('aria-label="You are here"');
      expect(text.match(/\|1\|2\|3\|4\|/g), path).toHaveLength(1);
      const titles = [...html.matchAll(/<h3[^>]*><a [^>]*>([^<]*)/g)].map(([, title]) => title);
      expect(titles, path).toEqual(listings.map(({ title }) => title));
      expect(html, path).not.toMatch(/<option[^>]* selected|<li hidden/);
    }
  },
);

check(
  '§3 §4 a card has picture, price and period, name with a link, stars, place and features; about half have a badge',
  () => {
    const [, ...cards] = contentOf('/property').split('<article');
    const stars = cards.map((card) => /aria-label="([1-5]) of 5 stars"/.exec(card)?.[1]);
    expect(new Set(stars).size).toBeGreaterThan(2);
    expect(stars).not.toContain(undefined);
    const onSale = cards.filter((card) => textOf(card).includes('|Sale|')).length;
    expect(Math.abs(onSale - cards.length / 2)).toBeLessThanOrEqual(2);
    for (const [
      index,
      { title, price, day, thumb, location, amenities, btnText },
    ] of listings.entries()) {
      const card = cards[index] ?? '';
      const period = day ? `|/${day}|` : '|';
      expect.soft(card, title).toContain(`alt="${thumb.alt}"`);
      expect.soft(card, title).toContain(`href="${detailsPath('property', title)}"`);
      for (const words of [`|$${price}${period}${title}|`, `|${location}|`, `|${btnText}|`]) {
        expect.soft(textOf(card), title).toContain(words);
      }
      for (const { text } of amenities) expect.soft(card, title).toContain(`</svg>${text}</li>`);
    }
  },
);

check('§2.5 §9 a property has its parts, and its description in two', () => {
  const [house] = listings;
  const html = contentOf('/property/palm-court-house');
  const text = textOf(html);
  expect(html).toMatch(/<h1[^>]*>Palm Court House<\/h1>/);
  const parts = [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title);
  expect(parts.slice(0, 7)).toEqual([
    'Preview',
    'Features',
    'Address',
    'House video',
    'Categories',
    'Recent posts',
    'Properties',
  ]);
  const tiles = ['Room|4 Rooms', 'Bed|5 Beds', 'Bath|3 Baths', 'Space|190 SQ.M'];
  expect(text).toContain(`|${[...tiles, 'Size|2,180 Sq Ft', 'Property Type|Houses'].join('|')}|`);
  expect(text).toMatch(/\|\$340\.00\/Month\|[^|]+\|Zum Palmenhof 18, Potsdam\|[^|]+\|Rent\|/);
  expect(textOf(contentOf('/property/orchard-villa'))).toMatch(/\|\$920\.00\|/);
  expect(html).toMatch(/href="https:[^"]*Potsdam"/);
  expect(text).toContain('|Houses|Apartments|Office|Villa|');
  expect(html).toContain('href="/property?type=Houses"');
  const recent = readArticles().articles.slice(0, 3);
  const others = listings.slice(1, 4);
  for (const { title } of [...recent, ...others]) expect(text).toContain(`|${title}|`);
  const [first = '', second = ''] = [...html.matchAll(/<p[^>]*>([^<]{60,})<\/p>/g)].map(
    ([, part]) => part,
  );
  expect(first.length).toBeLessThanOrEqual(178);
  expect(`${first} ${second}`).toBe(house?.desc.trim());
});
