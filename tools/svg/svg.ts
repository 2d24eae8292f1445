import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentMistake, Mistakes } from '#app/content/content-error.server.ts';
import { HashedFiles, isInBuild, writeIndex } from '#tools/hashed-files.ts';
import { webpMark } from '#tools/pictures/mark.ts';
import { filesOf } from '#tools/pictures/masters.ts';
import { PICTURE_FILE, PICTURE_FORMATS } from '#tools/pictures/open.ts';

const folder = 'media/marks';

/**
 * Publishes every mark of media/marks, drawing or picture, and lists them in build/marks.json by
 * `folder/name`.
 *
 * @throws ContentMistake for files that cannot be shown
 */
export async function makeMarks(): Promise<void> {
  const published = new HashedFiles('marks');
  const marks: Record<string, Mark> = {};
  const mistakes = new Mistakes();
  for (const file of marksOf(folder).filter(isInBuild)) {
    const name = file.slice(0, file.lastIndexOf('.'));
    try {
      marks[name] = await makeMark(name, join(folder, file), published);
    } catch (error) {
      mistakes.add(error);
    }
  }
  mistakes.throwAny();
  published.removeStale();
  writeIndex('build/marks.json', marks);
}

/** A published mark: URL path, and size in pixels. */
interface Mark {
  src: string;
  width: number;
  height: number;
}

/** Files of a folder and those in it, as paths with slashes. */
function marksOf(folder: string): string[] {
  return filesOf(folder).flatMap((entry) => {
    if (!statSync(join(folder, entry)).isDirectory()) return [entry];
    return marksOf(join(folder, entry)).map((file) => `${entry}/${file}`);
  });
}

async function makeMark(name: string, file: string, published: HashedFiles): Promise<Mark> {
  if (/\.svg$/i.test(file)) {
    const { svg, width, height } = prepareSvg(file, readFileSync(file, 'utf8'));
    return { src: published.add(name, 'svg', svg), width, height };
  }
  if (PICTURE_FILE.test(file)) {
    const { bytes, width, height } = await webpMark(file);
    return { src: published.add(name, 'webp', bytes), width, height };
  }
  throw new ContentMistake(
    `${file}: expected a mark as SVG, ${PICTURE_FORMATS}; a certificate goes into media/certificates, other files elsewhere`,
  );
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
  for (const [, data = ''] of svg.matchAll(/data:image\/[a-z]+;base64,([\w+/=\s]+)/g)) {
    if (!/Exif\0\0|ns\.adobe\.com\/xap/.test(Buffer.from(data, 'base64').toString('latin1')))
      continue;
    throw new ContentMistake(
      `${file}: expected no metadata of a camera (EXIF), got an embedded photograph with it: put the photograph itself here, whose metadata the build removes`,
    );
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
