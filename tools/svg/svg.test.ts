import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeWarnings } from '#app/content/content-warning.server.ts';
import { enterTemporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { isInBuild } from '#tools/hashed-files.ts';
import { makeMarks, prepareSvg } from './svg.ts';

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 1200 400">';

describe('prepareSvg', () => {
  test('keeps shapes, spaces between words, references and photographs; removes the rest', () => {
    const kept =
      '<path d="M0 0"/><text><tspan>a</tspan> <tspan>b</tspan></text><use href="#b" fill="url(#c)"/>' +
      '<image width="120" height="40" href="data:image/jpeg;base64,/9j/4AAQ"/>';
    const source = `<?xml version="1.0"?>\n<!-- draft -->\n${open}\n  ${kept}\n</svg>\n`;
    expect(prepareSvg('a.svg', source)).toEqual({
      svg: `${open}${kept}</svg>`,
      width: 120,
      height: 40,
    });
  });

  test('completes a drawing that lacks its namespace, its viewBox or its size', () => {
    expect(prepareSvg('a.svg', '<svg width="20" height="10"><path d="M0 0"/></svg>').svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10"><path d="M0 0"/></svg>',
    );
    const { width, height } = prepareSvg('a.svg', '<svg viewBox="0 0 30 20"></svg>');
    expect([width, height]).toEqual([30, 20]);
  });

  test.each([
    ['<foreignObject/>', ': .*a foreignObject'],
    ['<image href="https://a.example/b.png"/>', ': .*outside'],
    ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', ': .*outside'],
    ['<path style="fill:url(https://a.example/b)"/>', ': .*outside'],
    ['<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="b.png"/>', ': .*outside'],
    ['\n<path>\n', ':3: expected well-formed SVG: '],
  ])('rejects %s', (inside, reason) => {
    const rejected = () => prepareSvg('marks/a.svg', `${open}${inside}</svg>`);
    expect(rejected).toThrow(RegExp(`^marks/a.svg${reason}`));
  });

  test('rejects an empty file', () => {
    expect(() => prepareSvg('marks/a.svg', '\n')).toThrow(
      'marks/a.svg: expected a drawing in one file, got an empty file: copy it again from its source',
    );
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

  test('reads what Illustrator exports: entities, a style sheet, its own data', () => {
    const source = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" id="Layer_1" xmlns="&ns_svg;" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"
  viewBox="0 0 30 20" style="enable-background:new 0 0 30 20;" xml:space="preserve">
<style type="text/css">.st0{fill:#0B4EA2;} .st1{fill:none;stroke:#000}</style>
<switch><foreignObject requiredExtensions="&ns_svg;"><i:aipgf/></foreignObject>
<g i:extraneous="self"><path class="st0" d="M0 0h1"/><path class="st1" d="M0 0h2"/></g></switch>
</svg>`;
    const { svg } = prepareSvg('a.svg', source);
    expect(svg).toContain('<path d="M0 0h1" fill="#0B4EA2"/>');
    expect(svg).toContain('<path d="M0 0h2" fill="none" stroke="#000"/>');
    expect(svg).not.toMatch(/style|class|foreignObject|adobe|ENTITY|\bi:/);
  });

  test('reads what Inkscape exports: namespaces, style attributes, millimetres', () => {
    const source = `<svg width="210mm" height="97mm" viewBox="0 0 210 97" xmlns="http://www.w3.org/2000/svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd">
<sodipodi:namedview id="base"/><metadata>by hand</metadata>
<g inkscape:label="Layer"><path style="fill:#fff;-inkscape-stroke:none" d="M0 0h1"/></g></svg>`;
    const { svg, ...size } = prepareSvg('a.svg', source);
    expect(size).toEqual({ width: 210, height: 97 });
    expect(svg).toContain('<g><path d="M0 0h1" fill="#fff"/></g>');
    expect(svg).not.toMatch(/inkscape|sodipodi|metadata|style/);
  });

  test.each([
    '<script>alert(1)</script>',
    '<script href="https://a.example/x.js"/>',
    '<path ONLOAD="x()"/>',
    '<a href="javascript:x()"><path d="M0 0"/></a>',
    '<a href="https://a.example/"><path d="M0 0"/></a>',
    '<set attributeName="href" to="javascript:x()"/>',
    '<animate attributeName="href" values="javascript:x()"/>',
    '<style>@import url(https://a.example/x.css);</style>',
    '<iframe src="https://a.example/"/>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" src="https://a.example/"/>',
  ])('removes what runs, loads or navigates: %s', (inside) => {
    const { svg } = prepareSvg('a.svg', `${open}${inside}<path d="M1 1"/></svg>`);
    expect(svg).toContain('<path d="M1 1"/>');
    expect(svg).not.toMatch(/script|on\w+=|a\.example|iframe|animate|<set|x\(\)|alert/i);
  });
});

describe('makeMarks', () => {
  beforeEach(() => {
    // Discards warnings of other test files in the same process.
    takeWarnings();
    // Reads the project's settings before the tests leave its folder.
    isInBuild('a');
    enterTemporaryDirectory('media/marks/clients');
  });

  const put = (file: string, bytes: Buffer | string) =>
    writeFileSync(join('media/marks', file), bytes);
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#0000' } });

  test('publishes drawings, and pictures as WebP with their transparent parts; warns of small ones', async () => {
    put('clients/a.svg', '<svg viewBox="0 0 30 20"></svg>');
    put('clients/b.PNG', await picture(2000, 1000).png().toBuffer());
    put('clients/c.png', await picture(100, 50).png().toBuffer());
    await makeMarks();
    const marks = JSON.parse(readFileSync('build/marks.json', 'utf8'));
    expect(marks['/media/marks/clients/a.svg']).toMatchObject({ width: 30, height: 20 });
    expect(marks['/media/marks/clients/b.PNG']).toMatchObject({ width: 960, height: 480 });
    const file = sharp(join('build/public', marks['/media/marks/clients/b.PNG'].src));
    expect(await file.metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
    expect(takeWarnings()).toEqual([
      'media/marks/clients/c.png:1 expected at least 320 px of width, got 100 × 50: it will look blurred',
    ]);
  });

  test('cuts the empty margins of logos, not of portraits, and says on which ground they are seen', async () => {
    mkdirSync('media/marks/portraits');
    const white = '<svg viewBox="0 0 90 60"><path fill="#fff" d="M30 20h30v20h-30"/></svg>';
    const sheet = sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } });
    const input = {
      create: { width: 400, height: 100, channels: 3, background: '#0b2a5a' },
    } as const;
    const scan = await sheet.composite([{ input }]).jpeg().toBuffer();
    for (const folder of ['clients', 'portraits']) {
      put(`${folder}/a.svg`, white);
      put(`${folder}/b.jpg`, scan);
    }
    await makeMarks();
    const marks = JSON.parse(readFileSync('build/marks.json', 'utf8'));
    const [logo, scanned] = ['a.svg', 'b.jpg'].map((file) => marks[`/media/marks/clients/${file}`]);
    expect(logo).toMatchObject({ width: expect.closeTo(30.5, 0), drawnFor: 'dark' });
    expect(readFileSync(join('build/public', logo.src), 'utf8')).toMatch(/viewBox="29\.\d+ 19\./);
    expect(scanned.width / scanned.height).toBeCloseTo(4, 0);
    expect(scanned.drawnFor).toBe('light');
    const sizes = [marks['/media/marks/portraits/a.svg'], marks['/media/marks/portraits/b.jpg']];
    expect(sizes).toEqual([
      { src: expect.any(String), width: 90, height: 60 },
      { src: expect.any(String), width: 900, height: 600 },
    ]);
  });

  test('reports all files that no page can show at once', async () => {
    put('clients/iso.pdf', '%PDF-1.4');
    put('letter.docx', 'PK');
    await expect(makeMarks()).rejects.toThrow(
      /clients\/iso\.pdf: .*a certificate goes into media\/certificates.*\n.*letter\.docx: /,
    );
  });
});
