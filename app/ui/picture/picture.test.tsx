import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PictureData } from './picture.ts';
import { Picture } from './picture.tsx';

const picture: PictureData = {
  alt: 'A tank farm',
  width: 1600,
  height: 800,
  colour: '#dcd6ca',
  focus: [0.7, 0.4],
  sources: {
    avif: [
      { src: '/a-480.avif', width: 480 },
      { src: '/a-960.avif', width: 960 },
    ],
    webp: [
      { src: '/a-480.webp', width: 480 },
      { src: '/a-960.webp', width: 960 },
    ],
  },
};

describe('Picture', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" ratio="wide" />);

  test('offers AVIF before WebP, each with its widths', () => {
    expect(html).toMatch(/image\/avif.*a-480\.avif 480w, \/a-960\.avif 960w.*image\/webp/);
  });

  test('keeps its place and waits until it is near', () => {
    expect(html).toContain('width="1600" height="800" loading="lazy"');
  });

  test('carries no style attribute, which the CSP would refuse', () => {
    expect(html).not.toContain('style=');
  });

  test('rounds the focus to a quarter of the picture', () => {
    expect(html).toMatch(/x3.*y2/);
  });

  test('is fetched first when it is the first thing seen', () => {
    const first = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" priority />);
    expect(first).toContain('loading="eager" fetchPriority="high"');
  });
});
