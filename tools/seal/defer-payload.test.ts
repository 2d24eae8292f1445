import { expect, test } from 'vitest';
import { deferPayload } from './defer-payload.ts';
import { elementsOf } from './html.ts';
import { samplePage } from './sample.ts';

const { html, path, script } = deferPayload(samplePage);

test('the data goes to a file, in its order', () => {
  expect(script).toBe(
    'window.__reactRouterContext.streamController.enqueue("[1]\\n");\n' +
      'window.__reactRouterContext.streamController.close();\n',
  );
  expect(html).not.toContain('streamController');
});

test('the page keeps its shape', () => {
  const names = (page: string) => elementsOf(page).map(({ name }) => name);
  expect(names(html)).toEqual(names(samplePage));
  expect(html).toContain('<!--$--><script type="deferred"></script><!--$-->');
});

test('the starting module takes the data in first', () => {
  const module = elementsOf(html).find(({ attributes }) => attributes.type === 'module');
  expect(module?.text).toMatch(new RegExp(`^import "${path}";\\nimport "/assets/manifest-1.js"`));
});

test('other data has another address', () => {
  expect(deferPayload(samplePage.replace('[1]', '[2]')).path).not.toBe(path);
});

test('a page without data is refused', () => {
  expect(() => deferPayload('<script type="module"></script>')).toThrow('data of the page');
});
