import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeWarnings } from '#app/content/content-warning.server.ts';
import { pictureHash, readMasters } from './masters.ts';

let folder: string;
const hash = pictureHash(Buffer.from('picture'));

beforeEach(() => {
  // Those of other files' tests in the same process.
  takeWarnings();
  folder = mkdtempSync(join(tmpdir(), 'masters-'));
  writeFileSync(join(folder, 'tank.jpg'), 'picture');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.doUnmock('#api/language.ts');
  vi.resetModules();
});

const writeNote = (yaml: string) => writeFileSync(join(folder, 'tank.yaml'), yaml);

test('reads each picture with its note, of which only the alternative text is required', () => {
  writeNote('alt:\n  en: A tank\n');
  const [master] = readMasters(folder);
  expect(master).toMatchObject({
    name: 'tank',
    note: { alt: { en: 'A tank' }, focus: [0.5, 0.5] },
  });
  expect(takeWarnings()).toEqual([]);
});

test.each(['TANK.JPG', 'tank 2.jpeg', 'tank.1.PNG', 'خزان.heic', 'a.TIF', 'b.avif', 'c.webp'])(
  'reads %s',
  (file) => {
    rmSync(join(folder, 'tank.jpg'));
    writeFileSync(join(folder, file), 'picture');
    const name = file.slice(0, file.lastIndexOf('.'));
    writeFileSync(join(folder, `${name}.yaml`), 'alt: { en: A tank }\n');
    expect(readMasters(folder)).toMatchObject([{ name }]);
  },
);

test('a picture without alternative text stops the build, with file, line and field', () => {
  writeNote('licence: CC0\nalt:\n  ar: خزان\n');
  expect(() => readMasters(folder)).toThrow(/tank\.yaml:2 alt\.en: expected a text/);
});

test('the text of a language that the site has removed stays in the note', () => {
  writeNote('alt: { en: A tank, xx: Tank }\n');
  expect(readMasters(folder)[0]?.note.alt).toEqual({ en: 'A tank', xx: 'Tank' });
});

test('a site in another language requires its own text', async () => {
  vi.resetModules();
  vi.doMock('#api/language.ts', () => ({
    LANGUAGE: 'ar',
    LANGUAGES: [{ code: 'ar' }, { code: 'en' }],
  }));
  const { readMasters } = await import('./masters.ts');
  writeNote('alt: { en: A tank, ar: خزان }\n');
  expect(readMasters(folder)[0]?.note.alt).toEqual({ ar: 'خزان', en: 'A tank' });
  writeNote('alt: { en: A tank }\n');
  expect(() => readMasters(folder)).toThrow(/tank\.yaml:1 alt\.ar: expected a text/);
});

test('pictures without a note stop the build with the lines to write, which need the text', () => {
  writeFileSync(join(folder, 'gate.jpg'), 'other picture');
  let message = '';
  try {
    readMasters(folder);
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toMatch(/gate\.yaml:1 expected this note beside gate\.jpg/);
  expect(message).toMatch(/tank\.yaml:1 expected this note beside tank\.jpg/);
  const lines = /tank\.jpg[^\n]*\n(alt:[\s\S]*)$/.exec(message)?.[1] ?? '';
  rmSync(join(folder, 'gate.jpg'));
  writeNote(lines);
  expect(() => readMasters(folder)).toThrow(
    /tank\.yaml:2 alt\.en: expected a text that is not empty/,
  );
  writeNote(lines.replace('""', '"A tank"'));
  expect(readMasters(folder)).toMatchObject([{ note: { alt: { en: 'A tank' }, for: hash } }]);
  expect(takeWarnings()).toEqual([]);
});

test('a note for another picture warns with the new hash, and stays in use', () => {
  writeNote('alt: { en: A tank }\nfocus: [0.2, 0.5]\nfor: "0123456789"\n');
  expect(readMasters(folder)).toMatchObject([{ note: { focus: [0.2, 0.5] } }]);
  expect(takeWarnings()).toEqual([
    `${folder}/tank.yaml:3 for: this note describes another picture: check alt, focus and licence, then write "${hash}" here or remove this line`,
  ]);
});

test('a note without a picture warns', () => {
  writeNote('alt: { en: A tank }\n');
  writeFileSync(join(folder, 'gate.yaml'), 'alt: { en: A gate }\n');
  readMasters(folder);
  expect(takeWarnings()).toEqual([
    `${folder}/gate.yaml:1 this note has no picture beside it: rename or remove it`,
  ]);
});

test('a focus outside the picture stops the build', () => {
  writeNote('alt: { en: A tank }\nfocus: [2, 0.5]\n');
  expect(() => readMasters(folder)).toThrow(
    /tank\.yaml:2 focus: expected the point .* got \[2,0\.5\]/,
  );
  writeNote('alt: { en: A tank }\nfocus: left\n');
  expect(() => readMasters(folder)).toThrow(/tank\.yaml:2 focus: expected the point to keep/);
});

test('a hash that YAML reads as a number stops the build', () => {
  writeNote('alt: { en: A tank }\nfor: 1234567890\n');
  expect(() => readMasters(folder)).toThrow(
    `tank.yaml:2 for: expected the hash of the picture, in quotes: "${hash}"`,
  );
});

test('two pictures of one name stop the build', () => {
  writeFileSync(join(folder, 'tank.png'), 'picture');
  writeNote('alt: { en: A tank }\n');
  expect(() => readMasters(folder)).toThrow(
    /tank\.png: expected one file named tank, but tank\.jpg/,
  );
});

test('a file that is no picture stops the build; those of operating systems do not', () => {
  writeNote('alt: { en: A tank }\n');
  for (const file of ['.DS_Store', 'Thumbs.db']) writeFileSync(join(folder, file), '');
  expect(readMasters(folder)).toHaveLength(1);
  writeFileSync(join(folder, 'layers.psd'), '8BPS');
  expect(() => readMasters(folder)).toThrow(/layers\.psd: expected a JPEG, .* save it as JPEG/);
});
