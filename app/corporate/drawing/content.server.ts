import { existsSync, readdirSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { ContentError } from '#app/content/content-error.server.ts';
import { lookup, text, verbatim } from '#app/content/fields.server.ts';
import { fileReader, readerByName } from '#app/content/files.server.ts';
import { DIRECTION, LANGUAGE, LOCALE } from '#shared/language.ts';

const FOLDER = 'media/drawings';

/** Width of every drawing in its own units: about the CSS pixels that a phone has for it. */
const WIDTH = 360;

/** Allowed elements and attributes. Others would need a style, a script or another file. */
const ELEMENTS = new Set(['svg', 'g', 'path', 'line', 'rect', 'circle', 'ellipse', 'text']);
const ATTRIBUTES =
  /^(?:xmlns|viewBox|class|d|points|x|y|[xy][12]|c[xy]|r|r[xy]|width|height|transform|text-anchor|data-flow)$/;

/** Lines and areas by their role; drawing.module.css has their colours. */
const ROLES = new Set([
  'outline',
  'thin',
  'centre',
  'hidden',
  'hatch',
  'accent',
  'accent-fill',
  'body',
  'earth',
  'solid',
  'mark',
  'note',
]);

/** A parsed drawing. */
interface DrawingFile {
  height: number;
  /** The elements inside its `<svg>`. */
  svg: string;
  /** Number of its marks, `1` and up. */
  marks: number;
}

const readDrawing = readerByName((name) => {
  const file = `${FOLDER}/${name}.svg`;
  return fileReader(file, (source) => parseDrawing(file, source));
});

/**
 * Parses a drawing: an SVG 360 units wide whose classes are roles, so that it follows the colour
 * scheme, and whose text has numerals, codes and dimensions only. Words are in the legend, by mark.
 * One with `data-flow="text"` runs along the line of text, as time does: its shapes are mirrored in a
 * language from right to left.
 *
 * @throws ContentError if it has anything else, or if its marks are not numbered from 1
 */
export function parseDrawing(file: string, source: string): DrawingFile {
  const marks = new Set<string>();
  const open: { name: string; isMark: boolean }[] = [];
  let height = 0;
  let flows = false;
  const refuse = (message: string): never => {
    const line = source.slice(0, parser.startIndex).split('\n').length;
    throw new ContentError(file, [{ line, field: '', message }]);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!ELEMENTS.has(name)) refuse(`expected ${list(ELEMENTS)}, got <${name}>`);
        for (const attribute of Object.keys(attributes)) {
          if (!ATTRIBUTES.test(attribute)) {
            refuse(`expected geometry and a class, got ${attribute}="${attributes[attribute]}"`);
          }
        }
        const { class: role, viewBox, 'data-flow': flow } = attributes;
        if (role !== undefined && !ROLES.has(role)) {
          refuse(`expected a class of ${list(ROLES)}, got "${role}"`);
        }
        if (name === 'svg') {
          height = Number(new RegExp(`^0 0 ${WIDTH} (\\d+)$`).exec(viewBox ?? '')?.[1] ?? 0);
          if (height === 0) refuse(`expected viewBox="0 0 ${WIDTH} height", got "${viewBox}"`);
          flows = flow === 'text';
        }
        if (flow !== undefined && !(name === 'svg' && flows)) {
          refuse(`expected data-flow="text" of <svg>, got "${flow}" of <${name}>`);
        }
        open.push({ name, isMark: role === 'mark' || open.at(-1)?.isMark === true });
      },
      ontext(words) {
        const { name, isMark } = open.at(-1) ?? {};
        if (name !== 'text') return;
        if (isMark) marks.add(words);
        if (/\p{Ll}{4}/u.test(words)) {
          refuse(
            `expected numerals, codes and dimensions, got "${words}": words are in the legend`,
          );
        }
      },
      onclosetag: () => {
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  if (height === 0) refuse('expected an <svg> element');
  for (let number = 1; number <= marks.size; number += 1) {
    if (!marks.has(String(number)))
      refuse(`expected the marks 1 to ${marks.size}, got no ${number}`);
  }
  const plain = source.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/>\s+</g, '><');
  const svg = LANGUAGE === 'ar' ? inArabic(plain.trim()) : plain.trim();
  return { height, svg: flows && DIRECTION === 'rtl' ? mirrored(svg) : svg, marks: marks.size };
}

const OPPOSITE: Record<string, string> = { start: 'end', end: 'start' };

/** A drawing from right to left: its texts are turned back, each about its anchor. */
function mirrored(svg: string): string {
  const texts = svg.replace(/<text\b([^>]*)>/g, (_, attributes: string) => {
    const value = (name: string) => RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
    const kept = attributes.replace(/\s(?:text-anchor|transform)="[^"]*"/g, '');
    const back = `matrix(-1 0 0 1 ${Number((2 * Number(value('x') ?? 0)).toFixed(2))} 0)`;
    const [anchor, turn] = [value('text-anchor') ?? 'start', value('transform')];
    // One with a turn of its own is upright.
    return turn
      ? `<text${kept} text-anchor="${anchor}" transform="${back} ${turn}">`
      : `<text${kept} text-anchor="${OPPOSITE[anchor] ?? anchor}" transform="${back}">`;
  });
  return `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${texts}</g>`;
}

const TIMES = { mo: 'month', d: 'day', h: 'hour' };

/** Times and numbers of a drawing in Arabic words; a mark lets the text run from right to left. */
function inArabic(svg: string): string {
  return svg.replace(
    />(≤ |No\. )?(\d+(?:\.\d+)?)(?: (mo|d|h))?<\/text>/g,
    (whole, before, number, unit) => {
      if (!before && !unit) return whole;
      const written = unit ? timeIn(TIMES[unit as keyof typeof TIMES], number) : number;
      const word = before && (before === '≤ ' ? 'حتى ' : 'رقم ');
      return `>\u200f${word ?? ''}${written}</text>`;
    },
  );
}

const timeIn = (unit: string, number: string) =>
  new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Number(number),
  );

function list(names: ReadonlySet<string>): string {
  return [...names].join(', ');
}

/** Names of the drawings in media/drawings. */
export function drawingNames(): string[] {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  return files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -4));
}

const drawingFile = lookup(
  z.string(),
  `the name of a drawing in ${FOLDER}, without .svg`,
  (name) => (drawingNames().includes(name) ? readDrawing(name) : undefined),
  drawingNames,
);

/** Fields of a drawing in a page. */
export const drawingFields = {
  drawing: drawingFile,
  number: verbatim.meta({ hint: 'Number in the title block, such as "MQ-PC-01".' }),
  title: text,
  scale: text.meta({ hint: 'Scale in the title block, or that there is none.' }),
  alt: text.meta({
    label: 'Alternative text',
    hint: 'What the drawing shows, for people who do not see it: shapes, positions, dimensions.',
  }),
  legend: z.array(text).default([]).meta({ hint: 'The parts, in the order of their marks.' }),
};

/** A drawing with its title block and legend. */
const drawingSchema = z.strictObject(drawingFields);

export type DrawingData = z.infer<typeof drawingSchema>;

/** Refinement that requires one text of the legend for each mark. */
export function legendFits({ drawing, legend }: DrawingData, context: z.RefinementCtx): void {
  if (legend.length === drawing.marks) return;
  const message = `expected ${drawing.marks} texts, one for each mark in the drawing, got ${legend.length}`;
  context.addIssue({ code: 'custom', path: ['legend'], message });
}

export const drawing = drawingSchema.superRefine(legendFits);
