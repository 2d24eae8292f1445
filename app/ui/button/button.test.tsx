import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

describe('Button', () => {
  test('submits a form only with type submit', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
  });

  test('keeps the focus while loading: it is only aria-disabled', () => {
    const html = renderToStaticMarkup(<Button loading>Go</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=""');
  });

  test('places arrows after the text and other icons before it', () => {
    expect(renderToStaticMarkup(<Button icon="arrow-right">Go</Button>)).toMatch(/>Go<\/span><svg/);
    expect(renderToStaticMarkup(<Button icon="mail">Go</Button>)).toMatch(/<\/svg><span>Go</);
  });
});

test('ButtonLink is a plain anchor by default', () => {
  expect(renderToStaticMarkup(<ButtonLink to="/contact">Go</ButtonLink>)).toMatch(
    /^<a href="\/contact"/,
  );
});
