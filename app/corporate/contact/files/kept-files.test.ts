import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPLOAD_EXPIRES_MS } from '#shared/uploads.ts';
import { keepFiles, keptEnquiries } from './kept-files.ts';

const SECRET = 'S'.repeat(43);
const OTHER = 'T'.repeat(43);
const PLAN = { name: 'plan.pdf', size: 3, lastModified: 5, id: 'U'.repeat(43) };

beforeEach(() => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => void delete kept[key],
  };
  // Its keys are those of the object, as in a browser.
  const storage = new Proxy(kept, {
    get: (_, key: string) => methods[key as keyof typeof methods],
  });
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => vi.unstubAllGlobals());

test('files are kept by enquiry, the newest first, without their content', () => {
  keepFiles(SECRET, [{ ...PLAN, file: {} } as typeof PLAN], 1000);
  keepFiles(OTHER, [PLAN], 2000);
  expect(keptEnquiries(3000)).toEqual([
    { secret: OTHER, at: 2000, files: [PLAN] },
    { secret: SECRET, at: 1000, files: [PLAN] },
  ]);
});

test('they are forgotten when there are none, and after a day', () => {
  keepFiles(SECRET, [PLAN], 0);
  keepFiles(OTHER, [PLAN], 0);
  keepFiles(OTHER, []);
  expect(keptEnquiries(UPLOAD_EXPIRES_MS - 1)).toHaveLength(1);
  expect(keptEnquiries(UPLOAD_EXPIRES_MS)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what is damaged, or of something else, is not taken for an enquiry', () => {
  localStorage.setItem(`enquiry:${SECRET}`, '{');
  localStorage.setItem('enquiry:short', '{"at":0,"files":[]}');
  localStorage.setItem('theme', 'dark');
  expect(keptEnquiries(0)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('a browser that blocks site data keeps nothing, without an error', () => {
  vi.stubGlobal('localStorage', undefined);
  keepFiles(SECRET, [PLAN]);
  expect(keptEnquiries()).toEqual([]);
});
