import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

test.each([
  ['submits no form', <Button key="a">Go</Button>, /^<button type="button"/],
  [
    'submits a form with that type',
    <Button key="b" type="submit">
      Go
    </Button>,
    /type="submit"/,
  ],
  [
    'keeps the focus while loading',
    <Button key="c" loading>
      Go
    </Button>,
    /^(?!.* disabled=).*aria-disabled="true"/,
  ],
  [
    'has an arrow after its text',
    <Button key="d" icon="arrow-right">
      Go
    </Button>,
    />Go<\/span><svg/,
  ],
  [
    'has another icon before it',
    <Button key="e" icon="mail">
      Go
    </Button>,
    /<\/svg><span>Go</,
  ],
  [
    'may be a plain link',
    <ButtonLink key="f" to="/contact">
      Go
    </ButtonLink>,
    /^<a href="\/contact"/,
  ],
])('a button %s', (_, button, html) => {
  expect(renderToStaticMarkup(button)).toMatch(html);
});
