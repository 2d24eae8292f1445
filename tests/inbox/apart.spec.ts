// Nothing of the inbox is on a public page, and its page has nothing inline.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INBOX_HEADER } from '#shared/inbox.ts';
import { en } from '../../inbox/texts/en.ts';
import { expect, test } from '../fixtures.ts';

test('no file of the site has a word of the inbox', () => {
  const files = globSync('build/site/files/**/*.{html,js,css,json,xml,txt}');
  expect(files.length).toBeGreaterThan(100);
  const words = [INBOX_HEADER, en.message.eraseQuestion];
  const scripts = globSync('build/inbox/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  for (const word of words) expect(scripts.join('')).toContain(word);
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return words.some((word) => text.includes(word));
  });
  expect(found).toEqual([]);
});

test('the page of the inbox has neither inline scripts nor styles, and its own fonts', () => {
  const page = readFileSync('build/inbox/index.html', 'utf8');
  expect(page).not.toMatch(/<style| style=|<script(?![^>]* src="\/inbox\/assets\/)/);
  const sheets = globSync('build/inbox/assets/*.css');
  const styles = sheets.map((file) => readFileSync(file, 'utf8')).join('');
  const addresses = [...styles.matchAll(/url\("?([^")]+)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    expect(() => readFileSync(join('build', address))).not.toThrow();
  }
});
