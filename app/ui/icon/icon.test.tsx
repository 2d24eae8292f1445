import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

test('Icon draws the elements of the Lucide icon, hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Icon name="x" />)).toMatch(
    /aria-hidden="true".*><path d="M18 6 6 18"><\/path><path d="m6 6 12 12"><\/path><\/svg>/,
  );
});
