import { readFileSync } from 'node:fs';
import { LANGUAGES } from '#shared/language.ts';
import { STYLE_SHEET_PATH } from '#shared/manifest.ts';
import { scriptFontSheet } from '#tools/fonts/script-sheet.ts';
import { writePublic } from '#tools/hashed-files.ts';
import { programPath } from '#tools/program-path.ts';

/**
 * The site's colours, elements and fonts of other scripts, and style sheets on top of them.
 *
 * @param own their paths in the program's folder
 */
export function styleSheet(...own: string[]): string {
  const parts = [
    'build/fonts-arabic.css',
    'build/colours.css',
    ...['app/styles/tokens.css', 'app/styles/base.css', ...own].map(programPath),
    ...LANGUAGES.flatMap(({ code, font }) => (font ? [scriptFontSheet(code)] : [])),
  ];
  return parts.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** Publishes the style sheet of the desk's pages: the site's fonts, colours and elements, and their own layout. */
export function makeDeskStyleSheet(): void {
  const fonts = readFileSync('build/fonts.css', 'utf8');
  writePublic(STYLE_SHEET_PATH.slice(1), `${fonts}\n${styleSheet('app/styles/desk.css')}`);
}
