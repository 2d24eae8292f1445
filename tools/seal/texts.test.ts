import { expect, test } from 'vitest';
import { robots, securityTxt, sitemap } from './texts.ts';

const site = 'https://www.example.com';

test('robots.txt lets everything be read and points at the sitemap', () => {
  expect(robots(site)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
});

test('the sitemap lists addresses, encoded', () => {
  expect(sitemap(site, ['/project/a & b?', '/'])).toMatch(
    /<loc>https:\/\/www\.example\.com\/<\/loc>[\s\S]*<loc>https:\/\/www\.example\.com\/project\/a%20%26%20b%3F<\/loc>/,
  );
});

test('security.txt is valid for less than a year', () => {
  const today = new Date('2026-11-21T00:00:00Z');
  const text = securityTxt(site, 'info@example.com', today);
  expect(text).toContain('Contact: mailto:info@example.com\n');
  expect(text).toContain('Expires: 2027-11-01T00:00:00.000Z\n');
});
