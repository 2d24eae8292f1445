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

const scan = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fed' } })
    .withExif({ IFD0: { Artist: 'Clerk' } })
    .jpeg()
    .toBuffer();

describe('a certificate as PDF', () => {
  test('shows its first page, the same each time, and offers the document with its size', async () => {
    const pdf = pdfOf([page, '0 1 0 rg 0 0 595 842 re f']);
    put('iso-9001.PDF', pdf);
    const { '/media/certificates/iso-9001.PDF': certificate } = await make();
    rmSync('build', { recursive: true });
    expect((await make())['/media/certificates/iso-9001.PDF']).toEqual(certificate);
    expect(certificate).toMatchObject({ width: 1695, height: 2400 });
    expect(certificate?.files?.map(({ width }) => width)).toEqual([240, 480, 800, 1200, 1695]);
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

  test('stops the build with file and remedy of each, if several are invalid', async () => {
    // One that the empty password does not open (ISO 32000-1, 7.6.3).
    const key = `<${'5a'.repeat(32)}>`;
    const encryption = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`;
    const refused: [file: string, bytes: Buffer | string, message: string][] = [
      ['a.jpg', pdfOf([page]), 'this file is no jpg: rename it to a.pdf, also where'],
      ['b.pdf', await scan(990, 1400), 'this file is no pdf: rename it to b.jpg, also where'],
      ['blank.pdf', pdfOf(['']), 'expected a PDF, got one whose first page is blank .*: put '],
      ['duns.docx', 'PK', 'expected a certificate as PDF, SVG, JPEG.*: save it as PDF'],
      ['empty.pdf', '', '.* an empty file .*: copy'],
      ['half.pdf', pdfOf([page]).subarray(0, 200), '.* a damaged one or another format .*: copy'],
      ['locked.pdf', pdfOf([page], encryption), '.* a password-protected file .*: open it'],
      ['none.pdf', pdfOf([]), '.* (?:without pages|a damaged one).*: copy'],
    ];
    for (const [file, bytes] of refused) put(file, bytes);
    const lines = refused.map(([file, , message]) => `certificates/${file}: ${message}`);
    await expect(makeCertificates()).rejects.toThrow(RegExp(lines.join('[^\\n]*\\n[^\\n]*')));
  });
});

test('a scan is published in several widths without metadata', async () => {
  put('vat.JPG', await scan(990, 1400));
  const { '/media/certificates/vat.JPG': vat } = await make();
  expect(vat).toMatchObject({ width: 990, height: 1400 });
  expect(vat?.pdf).toBeUndefined();
  const { format, width, exif } = await sharp(published(vat?.src ?? '')).metadata();
  expect({ format, width, exif }).toEqual({ format: 'heif', width: 990, exif: undefined });
  expect(takeWarnings()).toEqual([]);
});

test('a scan that is too small to read causes a warning', async () => {
  put('vat.png', await scan(400, 566));
  await makeCertificates();
  expect(takeWarnings()).toEqual([
    expect.stringMatching(/^media\/certificates\/vat\.png:1 400 × 566 pixels may be too few/),
  ]);
});

test('a drawing is published as it is', async () => {
  put(
    'duns.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><path d="M0 0"/></svg>',
  );
  const { '/media/certificates/duns.svg': duns } = await make();
  expect(duns).toEqual({ src: expect.stringMatching(/\.svg$/), width: 30, height: 40 });
});
