import { expect, test } from 'vitest';
import { deferPayload } from './defer-payload.ts';
import { elementsOf } from './html.ts';
import { samplePage } from './sample-page.ts';

const { html, path, payload } = deferPayload(samplePage);

test('moves the data to a file', () => {
  expect(payload).toBe('["</script>"]\n');
  expect(html).not.toContain('streamController');
});

test("keeps the page's elements", () => {
  const names = (page: string) => elementsOf(page).map(({ name }) => name);
  expect(names(html)).toEqual(names(samplePage));
  expect(html).toContain('<!--$--><script type="deferred"></script><!--$-->');
});

test('gives other data another address', () => {
  expect(deferPayload(samplePage.replace('enqueue("[', 'enqueue("[2,')).path).not.toBe(path);
});

test('rejects a page without data', () => {
  expect(() => deferPayload('<script type="module"></script>')).toThrow('data of the page');
  expect(() => deferPayload(samplePage.replace('.close()', '.stay()'))).toThrow('closed');
});
