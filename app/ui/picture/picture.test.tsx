import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PictureData } from './picture.ts';
import { Picture } from './picture.tsx';

const picture: PictureData = {
  alt: 'A tank farm',
  width: 1600,
  height: 800,
  colour: '#dcd6ca',
  focus: [0.7, 0.2],
  sources: {
    avif: [
      { src: '/a-480.avif', width: 480 },
      { src: '/a-960.avif', width: 960 },
    ],
    fallback: { src: '/a-960.webp', width: 960 },
  },
};

describe('Picture', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" ratio="wide" />);

  test('offers AVIF with its widths before the fallback', () => {
    expect(html).toMatch(/image\/avif.*a-480\.avif 480w, \/a-960\.avif 960w.*src="\/a-960\.webp"/);
  });

  test('a small picture offers no files wider than necessary, but always one', () => {
    const offered = (widest: number) =>
      renderToStaticMarkup(<Picture picture={picture} sizes="8rem" widest={widest} />);
    for (const widest of [480, 100]) expect(offered(widest)).toContain('srcSet="/a-480.avif 480w"');
  });

  test('reserves its space and loads lazily', () => {
    expect(html).toContain('width="1600" height="800" loading="lazy"');
  });

  test('has no style attribute, which the CSP would block', () => {
    expect(html).not.toContain('style=');
  });

  test('rounds the focus to quarters', () => {
    expect(html).toMatch(/x3.*y1/);
  });

  test('has the class that dims it in the dark scheme, if it is bright', () => {
    const byNight = { ...picture, colour: '#1c2a32' };
    const night = renderToStaticMarkup(<Picture picture={byNight} sizes="100vw" />);
    expect(html).toMatch(/^<picture class="[^"]*\bday\b/);
    expect(night).not.toContain('day');
  });

  test('has the class that inverts it there instead, if it is a drawing on light paper', () => {
    const drawing = { ...picture, drawing: true } as const;
    const drawn = renderToStaticMarkup(<Picture picture={drawing} sizes="100vw" />);
    expect(drawn).toMatch(/^<picture class="drawing /);
    expect(drawn).not.toContain('day');
  });

  test('as the largest of the first view, loads eagerly with high priority and offers no thumbnail', () => {
    const first = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" priority />);
    expect(first).toContain('loading="eager" fetchPriority="high"');
    expect(first).toContain('srcSet="/a-960.avif 960w"');
    const one = { ...picture.sources, avif: picture.sources.avif.slice(0, 1) };
    const small = { ...picture, sources: one };
    expect(renderToStaticMarkup(<Picture picture={small} sizes="100vw" priority />)).toContain(
      'srcSet="/a-480.avif 480w"',
    );
  });
});
