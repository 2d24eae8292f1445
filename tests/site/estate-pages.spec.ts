// Every page of the template, as the desk serves it: spec §2.3; hidden from search engines: decision 0401.
import { readEstateListings } from '#app/estate/listings.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { expect, test } from '../fixtures.ts';
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

test('§2.3 every page of the template exists, has one title and is hidden from search engines', async ({
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
    expect.soft(html, path).toContain('<meta name="robots" content="noindex"/>');
    expect.soft(sitemap, path).not.toContain(`${path}</loc>`);
    const { headings, title, styled } = readHtml(html);
    expect.soft(headings.filter(({ level }) => level === 1).length, path).toBe(1);
    expect.soft(title, path).toMatch(/^\S.* \| /);
    expect.soft(styled, path).toBe(0);
  }
});
