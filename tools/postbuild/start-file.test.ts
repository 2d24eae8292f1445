import { expect, test } from 'vitest';
import { elementsOf } from './html.ts';
import { samplePage } from './sample-page.ts';
import { extractStart } from './start-file.ts';

const { html, path, code } = extractStart(samplePage);

test('moves context, data and imports to a module, in this order', () => {
  const window = {} as { __reactRouterContext: { a: string; data: string[] } };
  const imported: string[] = [];
  const run = new Function(
    'window',
    'load',
    code.replaceAll(/import ("[^"]+")/g, 'load($1)').replaceAll('import(', 'load('),
  );
  run(window, (file: string) => imported.push(file));
  expect(window.__reactRouterContext).toMatchObject({ a: '</script>', data: ['["</script>"]\n'] });
  expect(imported).toEqual(['/assets/manifest-1.js', '/assets/entry-1.js']);
});

test("keeps the page's elements, emptied", () => {
  const names = (page: string) => elementsOf(page).map(({ name }) => name);
  expect(names(html)).toEqual(names(samplePage));
  expect(html).toContain('<!--$--><script type="deferred"></script><!--$-->');
  expect(html).not.toMatch(/__reactRouterContext|type="module"|manifest/);
});

test('gives other data, and another build, another address', () => {
  expect(extractStart(samplePage.replace('enqueue("[', 'enqueue("[2,')).path).not.toBe(path);
  expect(extractStart(samplePage.replace('manifest-1', 'manifest-2')).path).not.toBe(path);
});

test('rejects a page without its module, manifest or data', () => {
  const without = (text: string) => () => extractStart(samplePage.replace(text, ''));
  expect(without(' type="module"')).toThrow('one inline module');
  expect(without('manifest')).toThrow('manifest of the build');
  expect(without('.close()')).toThrow('closed by the last');
});
