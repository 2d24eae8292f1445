import { expect, it, onTestFinished, vi } from 'vitest';

/** The function in a process whose pages have this locale. */
async function inLocale(locale: string) {
  onTestFinished(() => {
    vi.doUnmock('#shared/language.ts');
    vi.resetModules();
  });
  vi.resetModules();
  const language = await import('#shared/language.ts');
  vi.doMock('#shared/language.ts', () => ({ ...language, LOCALE: locale }));
  return (await import('./plain-numbers.server.ts')).withPlainNumbers;
}

it.each([
  ['en-GB', '1,595', '1595'],
  ['en-GB', '6:40', '6:40'],
  ['en-GB', '26,3 %', '26,3 %'],
  ['de-DE', '26,3 %', '26.3 %'],
  ['de-DE', '1.595,5', '1595.5'],
  ['de-DE', '0.44', '0.44'],
  ['fr-FR', '1\u202f595,5 sur 2 000', '1595.5 sur 2000'],
  ['hi-IN', '12,34,567', '1234567'],
  ['hi-IN-u-nu-deva', '१,५९५.५', '1595.5'],
  ['ar-EG', '١٬٥٩٥٫٥', '1595.5'],
  ['ar-EG', '1595.5', '1595.5'],
])('in %s, %s is %s', async (locale, written, plain) => {
  expect((await inLocale(locale))(written)).toBe(plain);
});
