import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { robots, securityTxt } from './postbuild.ts';

const site = 'https://www.example.com';

test('robots.txt allows everything and names the sitemap', () => {
  expect(robots(site)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
});

test('security.txt names contact and languages, and is valid for eleven months to a year', () => {
  const day = 24 * 60 * 60_000;
  for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2029, 0, 1); at += day / 3) {
    const text = securityTxt(site, 'a@b.example', new Date(at));
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - at) / day;
    expect(days).toBeGreaterThan(333);
    expect(days).toBeLessThanOrEqual(366);
  }
  const text = securityTxt(site, 'a@b.example', new Date('2026-11-21T00:00:00Z'));
  const codes = LANGUAGES.map(({ code }) => code).join(', ');
  expect(text).toContain('Contact: mailto:a@b.example\n');
  expect(text).toContain(`Preferred-Languages: ${codes}\n`);
});
