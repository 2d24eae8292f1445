import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

test('Breadcrumb links the steps and marks the current page', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb
      label="You are here"
      items={[{ label: 'Home', to: '/' }, { label: 'About Us' }, { label: 'Vision' }]}
    />,
  );
  expect(html).toMatch(/^<nav aria-label="You are here"><ol/);
  expect(html).toMatch(/<a href="\/"[^>]*>Home<\/a>/);
  expect(html).toContain('<span>About Us</span>');
  expect(html).toContain('<span aria-current="page">Vision</span>');
});
