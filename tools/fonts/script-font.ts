import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { ContentError } from '#app/content/content-error.server.ts';
import { contentWarning } from '#app/content/content-warning.server.ts';
import { readText } from '#app/content/files.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import type { Language } from '#shared/language-settings.ts';
import { lettersOf, scriptOf } from '#shared/script.ts';

const SETTINGS = 'content/site.yaml';

/** A file of a font, for a part of the letters of its script. */
interface ScriptFace {
  /** File name without hash and extension. */
  name: string;
  /** Path of the file. */
  file: string;
  /** Value of `font-weight` in its `@font-face`. */
  weight: string;
  /** Value of `unicode-range`. */
  range: string;
}

/** The font of a script for which the site has none of its own. */
export interface ScriptFont {
  family: string;
  faces: ScriptFace[];
}

const metadata = z.object({
  id: z.string(),
  family: z.string(),
  weights: z.array(z.number()).min(1),
});

/** The file of the own Latin font has these letters. */
const LATIN = 'latin';

/**
 * The font that the settings of a language name; undefined without one, with a warning if the site has no letters of
 * its script.
 *
 * @throws ContentError if the package is not installed, or has no letters of the script
 */
export function scriptFontOf(language: Language): ScriptFont | undefined {
  const { code, font, locale } = language;
  const script = scriptOf(locale);
  const field = `languages[${LANGUAGES.findIndex((each) => each.code === code)}].font`;
  if (!font) {
    const message = `the site has no letters of the script ${script}: pages in ${code} use fonts of the visitor's system; name a package, such as '@fontsource/noto-sans-devanagari'`;
    if (!['Latn', 'Arab'].includes(script))
      contentWarning(SETTINGS, { line: lineOf(`code: ${code}`), field, message });
    return undefined;
  }
  const fault = (message: string) =>
    new ContentError(SETTINGS, [{ line: lineOf(font), field, message }]);
  if (script === 'Arab')
    throw fault('expected no package, because the site has a font of Arabic script');
  const folder = folderOf(font);
  if (!folder)
    throw fault(
      `expected a package that is installed: run "npm install ${font}" in ${process.cwd()}`,
    );
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { id, family, weights } = metadata.parse(read('metadata.json'));
  const letters = lettersOf(script);
  const ranges = z.record(z.string(), z.string()).parse(read('unicode.json'));
  const parts = Object.entries(ranges).filter(
    ([part, range]) => part !== LATIN && isOfScript(range, letters),
  );
  const faces = parts.flatMap(([part, range]) =>
    facesOf(weights).map(({ from, weight }) => {
      const name = `${id}-${part.replace(/[[\]]/g, '')}-${from}`;
      return { name, file: join(folder, `files/${name}-normal.woff2`), weight, range };
    }),
  );
  if (faces.length === 0)
    throw fault(`expected a font with letters of the script ${script}, but ${font} has none`);
  return { family, faces };
}

/** Regular and bold, or what the font has instead. */
function facesOf(weights: readonly number[]): { from: number; weight: string }[] {
  const nearest = (wanted: number) =>
    weights.reduce((best, each) =>
      Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best,
    );
  const [regular, bold] = [nearest(400), nearest(600)];
  if (regular === bold) return [{ from: regular, weight: '400 700' }];
  return [
    { from: regular, weight: '400 500' },
    { from: bold, weight: '600 700' },
  ];
}

/** The folder of a package that the company or the program has installed. */
function folderOf(name: string): string | undefined {
  for (const from of [pathToFileURL(resolve(SETTINGS)), import.meta.url]) {
    try {
      const found = findPackageJSON(name, from);
      if (found) return dirname(found);
    } catch {}
  }
  return undefined;
}

/** Whether most letters of a range are of a script: the extension of Latin has two of Cyrillic. */
function isOfScript(range: string, letters: RegExp): boolean {
  const all = charactersIn(range).filter((character) => /[\p{L}\p{M}]/u.test(character));
  return all.filter((character) => letters.test(character)).length > all.length / 2;
}

function charactersIn(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
}

function lineOf(text: string): number {
  return (
    readText(SETTINGS)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  );
}
