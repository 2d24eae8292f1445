import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { HashedFiles, isInBuild, writeIndex } from '#tools/hashed-files.ts';

const folder = 'media/marks';

/** Publishes every SVG of media/marks and lists them in build/marks.json by `folder/name`. */
export function makeMarks(): void {
  const published = new HashedFiles('marks');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const marks = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.svg') && isInBuild(file))
    .map((file) => {
      const name = file.slice(0, -'.svg'.length);
      const source = join(folder, file);
      const { svg, width, height } = prepareSvg(source, readFileSync(source, 'utf8'));
      return [name, { src: published.add(name, 'svg', svg), width, height }] as const;
    });
  published.removeStale();
  writeIndex('build/marks.json', Object.fromEntries(marks));
}

/** An SVG that is safe to serve, and its natural size. */
export interface PreparedSvg {
  svg: string;
  width: number;
  height: number;
}

/** Content that would run code, load something or be blocked by the content security policy. */
const refused: readonly [RegExp, string][] = [
  [/<script/i, 'a script'],
  [/<foreignObject/i, 'a foreignObject'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/\sstyle\s*=/i, 'a style attribute'],
  [
    /href\s*=\s*["'](?!#|data:image\/(?:jpeg|png|webp);base64,)|url\(["']?(?!#)/i,
    'a reference to something outside it',
  ],
  [/<!(?:DOCTYPE|ENTITY)/i, 'a document type or entity'],
];

/**
 * Checks an SVG and removes comments, metadata and line breaks.
 *
 * @param file named in errors
 * @throws ContentMistake for content that a page must not load, or without a size
 */
export function prepareSvg(file: string, source: string): PreparedSvg {
  const svg = source
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<metadata[\s\S]*?<\/metadata>/g, '')
    .replace(/>\s*\n\s*</g, '><')
    .trim();
  for (const [pattern, what] of refused) {
    if (pattern.test(svg))
      throw new ContentMistake(`${file}: expected a plain drawing, got ${what}`);
  }
  const open = /^<svg\b[^>]*>/.exec(svg)?.[0];
  if (!open) throw new ContentMistake(`${file}: expected an <svg> element first`);
  return { svg, ...sizeOf(file, open) };
}

function sizeOf(file: string, open: string): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (/\bviewBox="([^"]+)"/.exec(open)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const width = Number(/\swidth="([\d.]+)(?:px)?"/.exec(open)?.[1] ?? boxWidth);
  const height = Number(/\sheight="([\d.]+)(?:px)?"/.exec(open)?.[1] ?? boxHeight);
  if (!(width > 0 && height > 0)) {
    throw new ContentMistake(`${file}: expected a width and a height, or a viewBox`);
  }
  return { width, height };
}
