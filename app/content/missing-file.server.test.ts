import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingFile } from './missing-file.server.ts';

const known = ['/media/certificates/iso-9001.pdf', '/media/certificates/vat.jpg'];

it.each([
  ['/media/certificates/ISO-9001.pdf', known[0]],
  ['/media/certificates/vat.jpeg', known[1]],
  ['media/certificates/vat.jpg', known[1]],
  ['C:\\Users\\mona\\iso-9001.pdf', known[0]],
  ['/media/pictures/iso-901.pdf', known[0]],
])('%s may mean %s', (path, meant) => {
  expect(missingFile(path, 'media/certificates', known)).toBe(
    `: there is no such file; did you mean "${meant}"?`,
  );
});

it('says where to put a file that is not there, or in another folder', () => {
  const told = (path: string) => missingFile(path, 'media/certificates', known);
  expect(told('/media/certificates/zakat.pdf')).toBe(
    ': there is no such file; save it as media/certificates/zakat.pdf',
  );
  expect(told('zakat.pdf')).toBe(
    ': there is no such file; save it as media/certificates/zakat.pdf, and write "/media/certificates/zakat.pdf"',
  );
  const [file] = readdirSync('media/brand');
  expect(told(`/media/brand/${file}`)).toBe(
    `: this file is in another folder; move it to media/certificates/${file}, and write "/media/certificates/${file}"`,
  );
});
