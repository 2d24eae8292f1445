import { expect, it } from 'vitest';
import { slug } from '#app/content/slug.ts';
import { isTitleOf, prerenderedDetailsPath, withPercents } from './details-path.ts';

const arabic = 'إنشاء محطة ضخ مياه الصرف الصناعي المعالجة في مدينة الجبيل الصناعية الثانية';

/** Longest name of a file that a file system takes, in bytes. */
const NAME_MAX = 255;

it.each([
  ['an Arabic title', arabic],
  ['one long word', 'x'.repeat(400)],
  ['percent signs', '100 % '.repeat(60)],
  ['characters outside the basic plane', '𠮷'.repeat(100)],
])('§2.3 %s gets a slug whose file fits into a file system', (_, title) => {
  const file = `${encodeURIComponent(prerenderedDetailsPath('blog', title).slice('/blog/'.length))}.data.br`;
  expect(file.length).toBeLessThanOrEqual(NAME_MAX);
  expect(slug(title).length).toBeGreaterThan(100);
  expect(isTitleOf(decodeURIComponent(slug(title)), title)).toBe(true);
  expect(withPercents(decodeURIComponent(prerenderedDetailsPath('blog', title)))).toBe(
    `/blog/${decodeURIComponent(slug(title))}`,
  );
});

it('§2.3 a long slug ends with a word of its title', () => {
  const cut = decodeURIComponent(slug(arabic));
  expect(cut.length).toBeLessThan(arabic.length);
  expect(arabic.replaceAll(' ', '-').startsWith(`${cut}-`)).toBe(true);
});

it('§2.3 the slug of a short title is whole', () => {
  expect(slug('  Pump station  at km 148 ')).toBe('pump-station-at-km-148');
  expect(slug('م '.repeat(30))).toBe(encodeURIComponent(`${'م-'.repeat(29)}م`));
});
