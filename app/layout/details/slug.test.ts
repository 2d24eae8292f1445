import { expect, it } from 'vitest';
import { slug } from '#app/content/slug.ts';
import { detailsPath, isTitleOf } from './details-path.ts';
import {
  isPrerenderedOf,
  prerenderedPath,
  servedAddress,
  servedPath,
} from './prerendered-path.server.ts';

const arabic = 'إنشاء محطة ضخ مياه الصرف الصناعي المعالجة في مدينة الجبيل الصناعية الثانية';

const LONG: [name: string, title: string][] = [
  ['an Arabic title', arabic],
  ['an Arabic title of 160 letters', 'محطة ضخ '.repeat(20).trim()],
  ['one long word', 'x'.repeat(1500)],
  ['percent signs', '100 % '.repeat(80)],
  ['characters outside the basic plane', '𠮷'.repeat(100)],
];

const ADDRESSES = LONG.map(([, title]) => detailsPath('blog', title));

it.each(LONG)(
  '§2.3 %s is prerendered into a file with a valid name, and served whole',
  (_, title) => {
    const path = prerenderedPath('blog', title);
    const name = path.slice('/blog/'.length);
    // The longest name that a file system accepts, in bytes.
    expect(`${encodeURIComponent(name)}.data`.length).toBeLessThanOrEqual(255);
    expect(isPrerenderedOf(name, title)).toBe(true);
    expect(isPrerenderedOf(name, `Another ${title}`)).toBe(false);
    const whole = decodeURIComponent(detailsPath('blog', title));
    expect(servedPath(`/ar${path}`, ADDRESSES)).toBe(`/ar${whole}`);
    // Components see the whole address in place of the stand-in.
    expect(servedAddress(`/ar${path}`, ADDRESSES)).toBe(`/ar/blog/${slug(title)}`);
    expect(slug(title).length).toBeGreaterThan(300);
    expect(slug(title).length).toBeLessThanOrEqual(1000);
    expect(isTitleOf(decodeURIComponent(slug(title)), title)).toBe(true);
  },
);

it('§2.3 the slug of a title is whole, lower-case, hyphenated and URL-encoded; a long one ends with a word', () => {
  expect(slug(' Tank  Farm 50% "A/B" ')).toBe('tank-farm-50%25-%22a%2Fb%22');
  const sentence = 'إنشاء محطة ضخ مياه الصرف الصناعي '.repeat(4).trim().slice(0, 120);
  expect(decodeURIComponent(slug(sentence))).toBe(sentence.replaceAll(' ', '-'));
  const long = `${arabic} `.repeat(4).trim();
  const cut = decodeURIComponent(slug(long));
  expect(long.replaceAll(' ', '-').startsWith(`${cut}-`)).toBe(true);
  expect(servedAddress('/ar/blog/~0123456789abcdef', ADDRESSES)).toBe('/ar/blog/~0123456789abcdef');
});
