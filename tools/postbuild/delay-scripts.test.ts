import { describe, expect, test } from 'vitest';
import { delayScripts, lateType } from './delay-scripts.ts';
import { elementsOf } from './html.ts';
import { samplePage } from './sample-page.ts';

describe('delayScripts', () => {
  const elements = elementsOf(delayScripts(samplePage, '/assets/payload-1.data'));

  test('leaves no module that starts by itself', () => {
    expect(elements.filter(({ attributes }) => attributes.type === 'module')).toEqual([]);
  });

  test("keeps the module's text in place, as data", () => {
    const late = elements.find(({ attributes }) => attributes.type === lateType);
    expect(late?.text).toBe('import "/assets/manifest-1.js";\nimport("/assets/entry-1.js");');
  });

  test('disables preloads and keeps them', () => {
    const preload = elements.find(({ attributes }) => attributes.rel === 'modulepreload');
    expect(preload?.attributes).toMatchObject({ href: '/assets/entry-1.js', media: 'not all' });
  });

  test("adds the start script last in the head, with the build's identity", () => {
    const body = elements.findIndex(({ name }) => name === 'body');
    expect(elements[body - 1]).toMatchObject({
      name: 'script',
      attributes: {
        'data-build': '/assets/manifest-1.js',
        'data-payload': '/assets/payload-1.data',
      },
    });
  });

  test('hides controls that need the application until the script runs', () => {
    expect(elements.find(({ name }) => name === 'html')?.attributes.class).toBe('no-js');
  });

  test('rejects a page without its module', () => {
    expect(() => delayScripts(samplePage.replace('type="module"', ''), '')).toThrow('got 0');
  });
});
