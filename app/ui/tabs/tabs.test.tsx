import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Tabs from './tabs.island.tsx';

test('Tabs link to their panels, so that they work before hydration, and select the first', () => {
  const html = renderToStaticMarkup(
    <Tabs id="floor" label="Select Floor" tabs={['1', '2']}>
      {['Ground', 'First']}
    </Tabs>,
  );
  expect(html).toMatch(/<a id="floor-1-tab"[^>]*aria-selected="true"/);
  expect(html).toMatch(/<a id="floor-2-tab" href="#floor-2" role="tab" aria-selected="false"/);
  expect(html).toContain('<div id="floor-2" role="tabpanel" aria-labelledby="floor-2-tab"');
  // The Tab key reaches each.
  expect(html).not.toContain('tabindex');
});
