import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prepareSvg } from './svg.ts';

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 1200 400">';

describe('prepareSvg', () => {
  test('keeps the shapes and removes declaration, comments and line breaks', () => {
    const source = `<?xml version="1.0"?>\n<!-- draft -->\n${open}\n  <path d="M0 0"/>\n</svg>\n`;
    expect(prepareSvg('a.svg', source)).toEqual({
      svg: `${open}<path d="M0 0"/></svg>`,
      width: 120,
      height: 40,
    });
  });

  test('keeps spaces between words', () => {
    const words = `${open}<text><tspan>a</tspan> <tspan>b</tspan></text></svg>`;
    expect(prepareSvg('a.svg', words).svg).toBe(words);
  });

  test('uses the size of the viewBox when there is no other', () => {
    expect(prepareSvg('a.svg', '<svg viewBox="0 0 30 20"></svg>')).toMatchObject({
      width: 30,
      height: 20,
    });
  });

  test.each([
    ['<script>alert(1)</script>', 'a script'],
    ['<path onclick="x()"/>', 'an event handler'],
    ['<path style="fill:red"/>', 'a style attribute'],
    ['<image href="https://a.example/b.png"/>', 'outside'],
    ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', 'outside'],
    ['<path fill="url(https://a.example/b)"/>', 'outside'],
  ])('rejects %s', (inside, reason) => {
    expect(() => prepareSvg('marks/a.svg', `${open}${inside}</svg>`)).toThrow(
      new RegExp(`^marks/a.svg: .*${reason}`),
    );
  });

  test('accepts an embedded photograph or scan', () => {
    const image = '<image width="120" height="40" href="data:image/jpeg;base64,/9j/4AAQ"/>';
    expect(prepareSvg('a.svg', `${open}${image}</svg>`).svg).toContain(image);
  });

  test('rejects an embedded photograph with metadata of a camera', async () => {
    const pixels = { create: { width: 8, height: 8, channels: 3, background: '#888' } } as const;
    const photograph = await sharp(pixels)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 25/1 0/1' } })
      .jpeg()
      .toBuffer();
    const image = `<image href="data:image/jpeg;base64,${photograph.toString('base64')}"/>`;
    expect(() => prepareSvg('marks/a.svg', `${open}${image}</svg>`)).toThrow(
      /^marks\/a\.svg: expected no metadata/,
    );
  });

  test('accepts references within the file', () => {
    expect(() => prepareSvg('a.svg', `${open}<use href="#b" fill="url(#c)"/></svg>`)).not.toThrow();
  });
});
