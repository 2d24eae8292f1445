import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Drawing } from './logo.tsx';

const drawing = { light: '/ink.svg', dark: '/white.svg', plate: false, width: 90, height: 30 };

it('shows the variant of a file for the ground and the colour scheme', () => {
  const html = (onNight: boolean) =>
    renderToStaticMarkup(<Drawing {...drawing} alt="Company" onNight={onNight} />);
  expect(html(false)).toMatch(
    /<source media="\(prefers-color-scheme: dark\)" srcSet="\/white.svg"\/?><img src="\/ink.svg" alt="Company"/,
  );
  expect(html(true)).toMatch(
    /<source media="\(forced-colors: active\) and \(prefers-color-scheme: light\)" srcSet="\/ink.svg"\/?><img src="\/white.svg"/,
  );
});

it('names an inline wordmark, and hides an inline mark, beside which the name is text', () => {
  const html = (alt: string) =>
    renderToStaticMarkup(
      <Drawing inline="<svg></svg>" width={90} height={30} alt={alt} onNight={false} />,
    );
  expect(html('Company')).toMatch(/^<span role="img" aria-label="Company"[^>]*><svg><\/svg>/);
  expect(html('')).toMatch(/^<span[^>]* aria-hidden="true"[^>]*><svg>/);
});
