import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { cssColour, paletteOf } from '#shared/palette.ts';
import { content } from '../testing/content.ts';
import { html } from './html.ts';
import { deskPage } from './page.ts';

it.each(['#0b4ea2', '#ffcc00'])(
  'has the colours of a brand, %s, and allows their style',
  (accent) => {
    const colours = paletteOf({ accent, ink: '#101828' }).roles;
    const { text, policy } = deskPage('Title', html`<p>Body</p>`, { ...content, colours });
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(text) ?? [];
    expect(style).toContain(`background: ${accent}; color: ${colours['on-accent'][0]};`);
    expect(style).toContain(`background: ${cssColour(colours.ground)};`);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
  },
);
