import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { content } from '../testing/content.ts';
import { html } from './html.ts';
import { deskPage } from './page.ts';

it('has the colours of the brand, and allows their style', () => {
  const { colours } = content;
  const { text, policy } = deskPage('Title', html`<p>Body</p>`, content);
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(text) ?? [];
  expect(style).toContain(`background: ${colours.accent}; color: ${colours['on-accent']};`);
  expect(style).toContain(`background: ${colours.ground};\n  color: ${colours.text};`);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
});
