import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type CustomPlugin, optimize } from 'svgo';
import { ContentMistake, Mistakes } from '#app/content/content-error.server.ts';
import { contentWarning } from '#app/content/content-warning.server.ts';
import { readText } from '#app/content/files.server.ts';
import type { readMarks } from '#app/content/references.server.ts';
import { HashedFiles, isInBuild, writeIndex } from '#tools/hashed-files.ts';
import { grounds, webpMark } from '#tools/pictures/mark.ts';
import { filesOf } from '#tools/pictures/masters.ts';
import { PICTURE_FILE, PICTURE_FORMATS } from '#tools/pictures/open.ts';
import { cropped, paintedBy } from './crop.ts';

const folder = 'media/marks';

/** Its pictures are of persons; all others are logos. */
const PORTRAITS = 'portraits/';

/**
 * Publishes every mark of media/marks, drawing or picture, and lists them in build/marks.json by
 * the path of its file.
 *
 * @throws ContentMistake for files that cannot be shown
 */
export async function makeMarks(): Promise<void> {
  const published = new HashedFiles('marks', { isNamed: false });
  const marks: Record<string, Mark> = {};
  const mistakes = new Mistakes();
  for (const file of marksOf(folder).filter(isInBuild)) {
    const name = file.slice(0, file.lastIndexOf('.'));
    try {
      marks[`/${folder}/${file}`] = await makeMark(name, join(folder, file), published);
    } catch (error) {
      mistakes.add(error);
    }
  }
  mistakes.throwAny();
  published.removeStale();
  writeIndex('build/marks.json', marks);
}

/** A published mark. */
type Mark = ReturnType<typeof readMarks>[string];

/** Files of a folder and those in it, as paths with slashes. */
function marksOf(folder: string): string[] {
  return filesOf(folder).flatMap((entry) => {
    if (!statSync(join(folder, entry)).isDirectory()) return [entry];
    return marksOf(join(folder, entry)).map((file) => `${entry}/${file}`);
  });
}

async function makeMark(name: string, file: string, published: HashedFiles): Promise<Mark> {
  const isLogo = !name.startsWith(PORTRAITS);
  if (/\.svg$/i.test(file)) {
    const drawing = prepareSvg(file, readText(file));
    if (/<text\b/.test(drawing.svg)) {
      const message =
        'letters are shown in the visitor’s font and may be cut off: convert them to outlines';
      contentWarning(file, { line: 1, field: '', message });
    }
    const painted = await paintedBy(drawing);
    const { svg, ...size } = isLogo ? cropped(drawing, painted.withoutMargins()) : drawing;
    return { src: published.add(name, 'svg', svg), ...size, ...(isLogo && grounds(painted, true)) };
  }
  if (PICTURE_FILE.test(file)) {
    const { bytes, ...mark } = await webpMark(file, isLogo);
    return { src: published.add(name, 'webp', bytes), ...mark };
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

/** Elements that draw. Everything else is removed: scripts, animations, data of editors. */
const DRAWS = new Set(
  `svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan
  textPath image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend
  feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge
  feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
);

/** References that load nothing: to the file itself, or to an embedded picture. */
const INSIDE = /^(?:#|data:image\/(?:jpeg|png|webp);base64,)/;

/**
 * Removes what a drawing does not need, as an editor exports it, and everything that runs, loads or
 * navigates; the content security policy of the published files is the second defence. Styles become
 * attributes, because that policy blocks them.
 *
 * @param file named in errors
 * @throws ContentMistake for a file that is not XML, for a drawing that needs another file, or without a size
 */
export function prepareSvg(file: string, source: string): PreparedSvg {
  const refuse = (what: string): never => {
    throw new ContentMistake(`${file}: expected a drawing in one file, got ${what}`);
  };
  if (source.trim() === '') refuse('an empty file: copy it again from its source');
  const svg = wellFormed(file, () =>
    optimize(source, {
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        'removeMetadata',
        'removeEditorsNSData',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false, useMqs: ['', 'screen', 'all'] } },
        'convertStyleToAttrs',
        'removeScripts',
        { name: 'removeXlink', params: { includeLegacy: true } },
        { name: 'drawing-only', fn: () => drawingOnly(refuse) },
        'removeUnusedNS',
      ],
    }).data.trim(),
  );
  for (const [, data = ''] of svg.matchAll(/data:image\/[a-z]+;base64,([\w+/=\s]+)/g)) {
    if (/Exif\0\0|ns\.adobe\.com\/xap/.test(Buffer.from(data, 'base64').toString('latin1'))) {
      throw new ContentMistake(
        `${file}: expected no metadata of a camera (EXIF), got an embedded photograph with it: put the photograph itself here, whose metadata the build removes`,
      );
    }
  }
  const open = /^<svg\b[^>]*>/.exec(svg)?.[0];
  if (!open) throw new ContentMistake(`${file}: expected an <svg> element first`);
  const size = sizeOf(file, open);
  const missing = [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['viewBox', `0 0 ${size.width} ${size.height}`],
  ].filter(([name]) => !new RegExp(`\\s${name}=`).test(open));
  const added = missing.map(([name, value]) => ` ${name}="${value}"`).join('');
  return { svg: svg.replace('<svg', `<svg${added}`), ...size };
}

/** Turns an XML error into a ContentMistake with its position. */
function wellFormed(file: string, parse: () => string): string {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SvgoParserError') throw error;
    const { line, reason } = error as Error & { line: number; reason: string };
    throw new ContentMistake(`${file}:${line}: expected well-formed SVG: ${reason}`);
  }
}

/** A plugin of SVGO that keeps only elements and attributes that draw. */
function drawingOnly(refuse: (what: string) => never): ReturnType<CustomPlugin['fn']> {
  return {
    element: {
      enter(element, parent) {
        const { attributes } = element;
        if (element.name === 'a') {
          element.name = 'g';
          delete attributes.href;
        }
        // With this attribute, it contains only data of an editor.
        if (element.name === 'foreignObject' && !attributes.requiredExtensions) {
          refuse('a foreignObject');
        }
        if (!DRAWS.has(element.name)) {
          parent.children = parent.children.filter((child) => child !== element);
          return;
        }
        for (const [attribute, value] of Object.entries(attributes)) {
          if (
            /^(?:on|style$|class$|data-)/i.test(attribute) ||
            /^(?!xml:|xmlns)[\w-]+:/.test(attribute)
          ) {
            delete attributes[attribute];
          } else if (
            (/href$/i.test(attribute) && !INSIDE.test(value)) ||
            /url\(\s*["']?(?!#)/i.test(value)
          ) {
            refuse(`a reference to something outside it: ${attribute}="${value.slice(0, 80)}"`);
          }
        }
      },
    },
  };
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
