import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeWarnings } from '#app/content/content-warning.server.ts';
import type { CertificateFile } from '#app/content/references.server.ts';
import { enterTemporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { makeCertificates } from './make.ts';
import { pdfOf } from './pdf-of.ts';

beforeEach(() => {
  // Discards warnings of other test files in the same process.
  takeWarnings();
  enterTemporaryDirectory('media/certificates');
});

const put = (file: string, bytes: Buffer | string) =>
  writeFileSync(join('media/certificates', file), bytes);

async function make(): Promise<Record<string, CertificateFile>> {
  await makeCertificates();
  return JSON.parse(readFileSync('build/certificates.json', 'utf8'));
}

const published = (path: string) => readFileSync(join('build/public', path));

const page = 'BT /F1 40 Tf 72 700 Td (ISO 9001) Tj ET 1 0 0 rg 72 400 400 200 re f';

describe('a certificate as PDF', () => {
  test('shows its first page and offers the document with its size', async () => {
    const pdf = pdfOf([page, '0 1 0 rg 0 0 595 842 re f']);
    put('iso-9001.PDF', pdf);
    const { '/media/certificates/iso-9001.PDF': certificate } = await make();
    expect(certificate).toMatchObject({ width: 1695, height: 2400 });
    expect(certificate?.avif?.map(({ width }) => width)).toEqual([240, 480, 800, 1200, 1695]);
    expect(certificate?.pdf).toEqual({
      src: expect.stringMatching(/^\/certificates\/iso-9001\.[0-9a-z]{4}\.pdf$/),
      size: expect.stringMatching(/^(?:\d+ bytes|1 kB)$/),
    });
    expect(published(certificate?.pdf?.src ?? '')).toEqual(pdf);
    const { data, info } = await sharp(published(certificate?.src ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    expect(at(10, 10).every((value) => value > 250)).toBe(true);
    const [red = 0, green = 255] = at(600, 1000);
    expect(red).toBeGreaterThan(230);
    expect(green).toBeLessThan(30);
  });

  test('is the same picture each time', async () => {
    put('a.pdf', pdfOf([page]));
    const first = await make();
    rmSync('node_modules', { recursive: true });
    rmSync('build', { recursive: true });
    const { '/media/certificates/a.pdf': a } = await make();
    expect(a).toEqual(first['/media/certificates/a.pdf']);
    expect(published(a?.src ?? '').length).toBeGreaterThan(1000);
  });

  test('stops the build with file and remedy of each, if several are invalid', async () => {
    put('blank.pdf', pdfOf(['']));
    put('empty.pdf', '');
    put('half.pdf', pdfOf([page]).subarray(0, 200));
    put('locked.pdf', protectedPdf());
    put('none.pdf', pdfOf([]));
    put('text.pdf', 'hello');
    await expect(makeCertificates()).rejects.toThrow(
      new RegExp(
        [
          'certificates/blank.pdf: expected a PDF, got one whose first page is blank .*: put ',
          'certificates/empty.pdf: .* an empty file .*: copy',
          'certificates/half.pdf: .* a damaged one or another format .*: copy',
          'certificates/locked.pdf: .* a password-protected file .*: open it',
          'certificates/none.pdf: .* (?:without pages|a damaged one).*: copy',
          'certificates/text.pdf: .* a damaged one or another format',
        ].join('[^\\n]*\\n[^\\n]*'),
      ),
    );
  });
});

describe('a certificate as picture', () => {
  const scan = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fed' } })
      .withExif({ IFD0: { Artist: 'Clerk' } })
      .jpeg()
      .toBuffer();

  test('is published in several widths without metadata', async () => {
    put('vat.JPG', await scan(1654, 2339));
    const { '/media/certificates/vat.JPG': vat } = await make();
    expect(vat).toMatchObject({ width: 1654, height: 2339 });
    expect(vat?.pdf).toBeUndefined();
    const { format, width, exif } = await sharp(published(vat?.src ?? '')).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 1654, exif: undefined });
    expect(takeWarnings()).toEqual([]);
  });

  test('warns if it is too small to read', async () => {
    put('vat.png', await scan(400, 566));
    await makeCertificates();
    expect(takeWarnings()).toEqual([
      expect.stringMatching(/^media\/certificates\/vat\.png:1 400 × 566 pixels may be too few/),
    ]);
  });
});

test('a drawing is published as it is', async () => {
  put(
    'duns.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><path d="M0 0"/></svg>',
  );
  const { '/media/certificates/duns.svg': duns } = await make();
  expect(duns).toEqual({ src: expect.stringMatching(/\.svg$/), width: 30, height: 40 });
});

test('a file of another type stops the build', async () => {
  put('duns.docx', 'PK');
  await expect(makeCertificates()).rejects.toThrow(
    /duns\.docx: expected a certificate as PDF, SVG, JPEG.*: save it as PDF/,
  );
});

/** A PDF that the empty password does not open (ISO 32000-1, 7.6.3). */
function protectedPdf(): Buffer {
  const key = `<${'5a'.repeat(32)}>`;
  return pdfOf(
    [page],
    `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`,
  );
}
