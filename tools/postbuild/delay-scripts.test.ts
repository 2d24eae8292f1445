import { describe, expect, test } from 'vitest';
import { delayScripts } from './delay-scripts.ts';
import { elementsOf } from './html.ts';
import { samplePage } from './sample-page.ts';

describe('delayScripts', () => {
  const elements = elementsOf(delayScripts(samplePage, '/assets/start-1.js'));

  test('disables preloads and keeps them', () => {
    const preload = elements.find(({ attributes }) => attributes.rel === 'modulepreload');
    expect(preload?.attributes).toMatchObject({ href: '/assets/entry-1.js', media: 'not all' });
  });

  test('adds the start script last in the head', () => {
    const body = elements.findIndex(({ name }) => name === 'body');
    expect(elements[body - 1]).toMatchObject({
      name: 'script',
      attributes: { 'data-start': '/assets/start-1.js' },
    });
  });

  test('hides controls that need the application until the script runs', () => {
    expect(elements.find(({ name }) => name === 'html')?.attributes.class).toBe('no-js');
  });
});
