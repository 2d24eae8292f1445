import { readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '#shared/language-settings.ts';
import type { HashedFiles } from '#tools/hashed-files.ts';
import { face } from './fallback.ts';
import { scriptFontOf } from './script-font.ts';

/** The style sheet of the font that a language names. */
export function scriptFontSheet(code: string): string {
  return `build/fonts-${code}.css`;
}

/**
 * Publishes the font that a language names, and writes its style sheet. Its files are uncut: they have the letters of
 * one script, and shape these by features of their own.
 *
 * @returns URLs to preload
 */
export function publishScriptFont(fonts: HashedFiles, language: Language): string[] {
  const font = scriptFontOf(language);
  if (!font) return [];
  const { family, faces } = font;
  const published = faces.map(({ name, file, ...rest }) => ({
    ...rest,
    src: fonts.add(name, 'woff2', readFileSync(file)),
  }));
  const rules = published.map(({ src, weight, range }) =>
    face({
      'font-family': `"${family}"`,
      'font-weight': weight,
      'font-display': 'swap',
      src: `url("${src}") format("woff2")`,
      'unicode-range': range,
    }),
  );
  const sheet = [...rules, familiesWith(family, language.code)].join('\n');
  writeFileSync(scriptFontSheet(language.code), sheet);
  // Of a script in many parts, only the browser knows which a page needs.
  const parts = new Set(faces.map(({ range }) => range));
  return parts.size === 1 ? published.map(({ src }) => src) : [];
}

/** The script's before the fallbacks, which may have its letters too. */
function familiesWith(family: string, code: string): string {
  return `:root:lang(${code}) {
  --sans: "IBM Plex Sans", "${family}", "IBM Plex Sans Fallback", sans-serif;
  --mono: "IBM Plex Mono", "${family}", "IBM Plex Mono Fallback", monospace;
}
`;
}
