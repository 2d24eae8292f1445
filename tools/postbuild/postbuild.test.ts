import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { robots, securityTxt } from './postbuild.ts';

const site = 'https://www.example.com';

test('robots.txt allows everything and names the sitemap', () => {
  expect(robots(site)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
});

test('security.txt is valid for eleven months to a year', () => {
  const day = 24 * 60 * 60_000;
  for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2029, 0, 1); at += day / 3) {
    const expires = /^Expires: (.+)$/m.exec(securityTxt(site, 'a@b.example', new Date(at)))?.[1];
    const days = (Date.parse(expires ?? '') - at) / day;
    expect(days).toBeGreaterThan(333);
    expect(days).toBeLessThanOrEqual(366);
  }
  const today = new Date('2026-11-21T00:00:00Z');
  const text = securityTxt(site, 'info@example.com', today);
  expect(text).toContain('Contact: mailto:info@example.com\n');
  expect(text).toContain('Expires: 2027-11-01T00:00:00.000Z\n');
  const codes = LANGUAGES.map(({ code }) => code);
  expect(text).toContain(`Preferred-Languages: ${codes.join(', ')}\n`);
});
