import { ContentMistake } from '#app/content/content-error.server.ts';

/** A drawing fit to be served, and its natural size. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** What would run code, reach outside or be refused by the site's content security policy. */
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
 * Checks a drawing and takes out what only its author needs.
 *
 * @param file shown in messages
 * @throws ContentMistake when the drawing holds what a page must not load, or has no size
 */
export function prepareSvg(file: string, source: string): Drawing {
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
