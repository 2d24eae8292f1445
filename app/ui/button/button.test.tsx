import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

test.each<[string, ComponentProps<typeof Button>, RegExp]>([
  ['submits no form', {}, /^<button type="button"/],
  ['submits a form with that type', { type: 'submit' }, /type="submit"/],
  ['keeps the focus while loading', { loading: true }, /^(?!.* disabled=).*aria-disabled="true"/],
  ['has an arrow after its text', { icon: 'arrow-right' }, />Go<\/span><svg/],
  ['has another icon before it', { icon: 'mail' }, /<\/svg><span>Go</],
])('a button %s', (_, props, html) => {
  expect(renderToStaticMarkup(<Button {...props}>Go</Button>)).toMatch(html);
});

test('a link that looks like a button is a plain one by default', () => {
  expect(renderToStaticMarkup(<ButtonLink to="/contact">Go</ButtonLink>)).toMatch(
    /^<a href="\/contact"/,
  );
});
