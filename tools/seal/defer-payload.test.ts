import { expect, test } from 'vitest';
import { deferPayload } from './defer-payload.ts';
import { elementsOf } from './html.ts';
import { samplePage } from './sample.ts';

const { html, path, payload } = deferPayload(samplePage);

test('the data goes to a file', () => {
  expect(payload).toBe('["</script>"]\n');
  expect(html).not.toContain('streamController');
});

test('the page keeps its shape', () => {
  const names = (page: string) => elementsOf(page).map(({ name }) => name);
  expect(names(html)).toEqual(names(samplePage));
  expect(html).toContain('<!--$--><script type="deferred"></script><!--$-->');
});

test('other data has another address', () => {
  expect(deferPayload(samplePage.replace('enqueue("[', 'enqueue("[2,')).path).not.toBe(path);
});

test('a page without data is refused', () => {
  expect(() => deferPayload('<script type="module"></script>')).toThrow('data of the page');
  expect(() => deferPayload(samplePage.replace('.close()', '.stay()'))).toThrow('closed');
});
