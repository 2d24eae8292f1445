import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PictureData } from './picture.ts';
import { Picture } from './picture.tsx';
import { samplePicture as sample } from './sample-picture.ts';

function shown(change: Partial<PictureData> = {}, props: object = {}): string {
  const picture = { ...sample, ...change };
  return renderToStaticMarkup(<Picture picture={picture} sizes="100vw" {...props} />);
}

describe('Picture', () => {
  const html = shown({}, { ratio: 'wide' });

  test('offers its files with their widths', () => {
    expect(html).toContain('srcSet="/a-480.avif 480w, /a-960.avif 960w" sizes="100vw"');
  });

  test.each([480, 100])('offers no files wider than necessary, but always one: %i', (widest) => {
    expect(shown({}, { widest })).toContain('srcSet="/a-480.avif 480w"');
  });

  test('reserves its space, loads lazily, and rounds the focus to quarters', () => {
    expect(html).toContain('width="1600" height="800" loading="lazy"');
    expect(html).toMatch(/x3.*y1/);
  });

  test.each<[string, Partial<PictureData>, RegExp]>([
    ['dims it, if it is bright', {}, /^<picture class="day\b/],
    ['leaves it, if it is dark', { colour: '#1c2a32' }, /^<picture class="(?!day|drawing)/],
    [
      'inverts it, if it is a drawing on light paper',
      { drawing: true },
      /^<picture class="drawing /,
    ],
  ])('has the class that in the dark scheme %s', (_, change, expected) => {
    expect(shown(change)).toMatch(expected);
  });

  test('as the largest of the first view, loads eagerly with high priority and offers no thumbnail', () => {
    const first = shown({}, { priority: true });
    expect(first).toContain('loading="eager" fetchPriority="high"');
    expect(first).toContain('srcSet="/a-960.avif 960w"');
    const files = sample.files.slice(0, 1);
    expect(shown({ files }, { priority: true })).toContain('srcSet="/a-480.avif 480w"');
  });
});
