import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readMasters } from './masters.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'masters-'));
  writeFileSync(join(folder, 'tank.jpg'), 'picture');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.doUnmock('#api/language.ts');
  vi.resetModules();
});

test('reads each picture with its note', () => {
  writeFileSync(join(folder, 'tank.yaml'), 'alt:\n  en: A tank\nlicence: CC0\n');
  const [master] = readMasters(folder);
  expect(master).toMatchObject({
    name: 'tank',
    note: { alt: 'A tank', focus: [0.5, 0.5] },
  });
});

test('a picture without alternative text stops the build, with file, line and field', () => {
  writeFileSync(join(folder, 'tank.yaml'), 'licence: CC0\nalt:\n  ar: خزان\n');
  expect(() => readMasters(folder)).toThrow(/tank\.yaml:2 alt\.en: expected a text/);
});

test('a build of another language requires its own text', async () => {
  vi.resetModules();
  vi.doMock('#api/language.ts', () => ({ LANGUAGE: 'ar', DIRECTION: 'rtl' }));
  const { readMasters } = await import('./masters.ts');
  writeFileSync(join(folder, 'tank.yaml'), 'alt: { en: A tank, ar: خزان }\nlicence: CC0\n');
  expect(readMasters(folder)[0]?.note.alt).toBe('خزان');
  writeFileSync(join(folder, 'tank.yaml'), 'alt: { en: A tank }\nlicence: CC0\n');
  expect(() => readMasters(folder)).toThrow(/tank\.yaml:1 alt\.ar: expected a text/);
});

test('a picture without a note stops the build', () => {
  expect(() => readMasters(folder)).toThrow(/tank\.yaml:1 expected a note beside tank\.jpg/);
});

test('a focus outside the picture stops the build', () => {
  writeFileSync(join(folder, 'tank.yaml'), 'alt: { en: A tank }\nlicence: CC0\nfocus: [2, 0.5]\n');
  expect(() => readMasters(folder)).toThrow(/tank\.yaml:3 focus\[0\]/);
});

test('two pictures of one name stop the build', () => {
  writeFileSync(join(folder, 'tank.png'), 'picture');
  writeFileSync(join(folder, 'tank.yaml'), 'alt: { en: A tank }\nlicence: CC0\n');
  expect(() => readMasters(folder)).toThrow('two pictures named tank');
});
