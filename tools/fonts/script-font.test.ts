// Decision 0012: a language names the font of its script.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { enterTemporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { sampleLanguage } from '#shared/sample-language.ts';
import { programPath } from '#tools/program-path.ts';

const [english, russian] = [sampleLanguage('en'), sampleLanguage('ru')];
const [hindi, persian] = [sampleLanguage('hi'), sampleLanguage('fa')];

const SCRIPT = `
  const { takeWarnings } = await import('${programPath('app/content/content-warning.server.ts')}');
  const { HashedFiles } = await import('${programPath('tools/hashed-files.ts')}');
  const { publishScriptFont } = await import('${programPath('tools/fonts/script-sheet.ts')}');
  const { LANGUAGES } = await import('${programPath('shared/language.ts')}');
  try {
    const preloaded = LANGUAGES.map((each) => publishScriptFont(new HashedFiles('fonts'), each));
    console.log(JSON.stringify({ preloaded, warnings: takeWarnings() }));
  } catch (error) {
    console.log(JSON.stringify({ message: error.message }));
  }`;

/** Publishes the fonts of English and of another language. */
function publish(
  other: object,
  install = () => {},
): { preloaded: string[][]; warnings: string[]; message: string } {
  enterTemporaryDirectory('content', 'build');
  writeFileSync('content/site.yaml', stringify({ languages: [english, other] }));
  install();
  const args = ['--input-type=module', '--eval', SCRIPT];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return JSON.parse(stdout);
}

const facesIn = (sheet: string) =>
  [...sheet.matchAll(/url\("\/(fonts\/[^.]+)\.[^"]+"\)/g)].map(([, name]) => name);

test('the letters of the script come from the package, in all their parts', () => {
  const { preloaded, warnings } = publish({ ...russian, font: '@fontsource/ibm-plex-sans' });
  expect([preloaded, warnings]).toEqual([[[], []], []]);
  const sheet = readFileSync('build/fonts-ru.css', 'utf8');
  expect(facesIn(sheet)).toEqual([
    'fonts/ibm-plex-sans-cyrillic-ext-400',
    'fonts/ibm-plex-sans-cyrillic-ext-600',
    'fonts/ibm-plex-sans-cyrillic-400',
    'fonts/ibm-plex-sans-cyrillic-600',
  ]);
  expect(sheet).toContain('unicode-range: U+0301,U+0400-045F');
});

test('a font in one part is preloaded, and comes before the fallback', () => {
  const { preloaded } = publish({ ...hindi, font: '@fontsource/some-script' }, () => {
    const folder = 'node_modules/@fontsource/some-script';
    mkdirSync(`${folder}/files`, { recursive: true });
    writeFileSync(`${folder}/package.json`, '{}');
    const metadata = { id: 'some-script', family: 'Some Script', weights: [400, 700] };
    writeFileSync(`${folder}/metadata.json`, JSON.stringify(metadata));
    const parts = { devanagari: 'U+0900-097F,U+20B9', latin: 'U+0000-00FF' };
    writeFileSync(`${folder}/unicode.json`, JSON.stringify(parts));
    for (const weight of [400, 700]) {
      writeFileSync(`${folder}/files/some-script-devanagari-${weight}-normal.woff2`, `${weight}`);
    }
  });
  const sheet = readFileSync('build/fonts-hi.css', 'utf8');
  expect(facesIn(sheet)).toEqual([
    'fonts/some-script-devanagari-400',
    'fonts/some-script-devanagari-700',
  ]);
  expect(preloaded[1]).toHaveLength(2);
  expect(sheet).toContain('--sans: "IBM Plex Sans", "Some Script", "IBM Plex Sans Fallback"');
  for (const path of preloaded[1] ?? []) expect(existsSync(`build/public${path}`)).toBe(true);
});

test.each([
  [
    'is not installed',
    { ...hindi, font: '@fontsource/no-script' },
    'expected a package that is installed: run "npm install @fontsource/no-script" in /',
  ],
  [
    'has no letters of the script',
    { ...hindi, font: '@fontsource/ibm-plex-sans' },
    'expected a font with letters of the script Deva, but @fontsource/ibm-plex-sans has none',
  ],
  [
    'is for Arabic script',
    { ...persian, font: '@fontsource/ibm-plex-sans' },
    'expected no package, because the site has a font of Arabic script',
  ],
])('a package that %s is refused, with its line', (_, language, message) => {
  expect(publish(language).message).toMatch(`content/site.yaml:14 languages[1].font: ${message}`);
});

test('a script without a font causes a warning', () => {
  expect(publish(hindi).warnings).toEqual([
    expect.stringMatching(
      /^content\/site\.yaml:8 languages\[1\]\.font: the site has no letters of the script Deva:/,
    ),
  ]);
  expect(publish(persian).warnings).toEqual([]);
});
