import { describe, expect, test } from 'vitest';
import { delayScripts, lateType } from './delay-scripts.ts';
import { elementsOf } from './html.ts';
import { samplePage } from './sample.ts';

describe('delayScripts', () => {
  const elements = elementsOf(delayScripts(samplePage, '/assets/payload-1.data'));

  test('no module is left that would start by itself', () => {
    expect(elements.filter(({ attributes }) => attributes.type === 'module')).toEqual([]);
  });

  test('the module stays in its place with its text, as data', () => {
    const late = elements.find(({ attributes }) => attributes.type === lateType);
    expect(late?.text).toBe('import "/assets/manifest-1.js";\nimport("/assets/entry-1.js");');
  });

  test('preloads stay, muted', () => {
    const preload = elements.find(({ attributes }) => attributes.rel === 'modulepreload');
    expect(preload?.attributes).toMatchObject({ href: '/assets/entry-1.js', media: 'not all' });
  });

  test('what starts it comes last in the head and knows the build', () => {
    const body = elements.findIndex(({ name }) => name === 'body');
    expect(elements[body - 1]).toMatchObject({
      name: 'script',
      attributes: {
        'data-build': '/assets/manifest-1.js',
        'data-payload': '/assets/payload-1.data',
      },
    });
  });

  test('what only the application answers is hidden until the script says otherwise', () => {
    expect(elements.find(({ name }) => name === 'html')?.attributes.class).toBe('no-js');
  });

  test('a page without its module is refused', () => {
    expect(() => delayScripts(samplePage.replace('type="module"', ''), '')).toThrow('got 0');
  });
});
