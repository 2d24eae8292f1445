import { readFileSync } from 'node:fs';
import { LANGUAGES } from '#shared/language.ts';
import { STYLE_SHEET_PATH } from '#shared/manifest.ts';
import { scriptFontSheet } from '#tools/fonts/script-sheet.ts';
import { writePublic } from '#tools/hashed-files.ts';
import { programPath } from '#tools/program-path.ts';

const PARTS = [
  'build/fonts.css',
  'build/fonts-arabic.css',
  'build/colours.css',
  ...['tokens', 'base', 'desk'].map((name) => programPath(`app/styles/${name}.css`)),
  ...LANGUAGES.flatMap(({ code, font }) => (font ? [scriptFontSheet(code)] : [])),
];

/** Publishes the style sheet of the desk's pages: the site's fonts, colours and elements, and their own layout. */
export function makeDeskStyleSheet(): void {
  const text = PARTS.map((file) => readFileSync(file, 'utf8')).join('\n');
  writePublic(STYLE_SHEET_PATH.slice(1), text);
}
