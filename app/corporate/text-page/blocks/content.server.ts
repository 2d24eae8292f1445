import { z } from 'zod';
import { anchor } from '#app/content/anchor.ts';
import { text, unique } from '#app/content/fields.server.ts';
import { markdown, markdownLine } from '#app/content/markdown.server.ts';
import { withPlainNumbers } from '#app/content/plain-numbers.server.ts';
import { link, picture } from '#app/content/references.server.ts';
import { drawingFields, legendFits } from '../../drawing/content.server.ts';
import { computedBlocks } from './computed-blocks.server.ts';
import { barColumns, barsOf } from './table-bars.server.ts';

const tableColumn = z.strictObject({
  label: text,
  figures: z
    .boolean()
    .default(false)
    .meta({ hint: 'A column of figures: tabular and aligned to the end.' }),
});

/** A table; the first cell of a row is its heading. */
const tableBlock = z
  .strictObject({
    kind: z.literal('table'),
    caption: text,
    note: markdownLine.exactOptional().meta({ hint: 'Explanation below the table.' }),
    bars: barColumns(),
    columns: z.array(tableColumn.meta({ label: 'Column' })).min(2),
    rows: z.array(z.array(markdownLine).meta({ label: 'Row' })).min(1),
  })
  .superRefine(({ columns, rows, bars }, context) => {
    if (bars?.some((number) => number > columns.length))
      context.addIssue({
        code: 'custom',
        path: ['bars'],
        message: `expected columns up to ${columns.length}`,
      });
    rows.forEach((row, index) => {
      if (row.length === columns.length) return;
      context.addIssue({
        code: 'custom',
        path: ['rows', index],
        message: `expected ${columns.length} cells, one per column, got ${row.length}`,
      });
    });
  })
  .transform(({ bars, ...table }) => ({ ...table, ...barsOf(bars, table.rows) }));

export type TableBlock = z.infer<typeof tableBlock>;

/** Running text. */
const prose = z.strictObject({ kind: z.literal('prose'), body: markdown.meta({ label: 'Text' }) });

/** A list with dashes or boxes to tick, or spread over two columns with large numbers. */
const list = z.strictObject({
  kind: z.literal('list'),
  marks: z.enum(['dash', 'tick', 'spread']).default('dash'),
  items: z.array(markdownLine.meta({ label: 'Item' })).min(1),
});

/** Terms and their descriptions. */
const facts = z.strictObject({
  kind: z.literal('facts'),
  layout: z
    .enum(['rows', 'cells'])
    .default('rows')
    .meta({ hint: 'Rows, or on wide screens cells with large terms.' }),
  items: z.array(z.strictObject({ term: text, text: markdownLine }).meta({ label: 'Item' })).min(1),
});

/** Figures in large type. */
export const figureItems = z
  .array(
    z
      .strictObject({ figure: text, unit: text.exactOptional(), label: text })
      .meta({ label: 'Figure' }),
  )
  .min(1);

const figures = z.strictObject({ kind: z.literal('figures'), items: figureItems });

/** Steps in order. The mark in the margin is the step's number, or `mark`, such as a time. */
const steps = z.strictObject({
  kind: z.literal('steps'),
  layout: z
    .enum(['line', 'ranks'])
    .default('line')
    .meta({ hint: 'Steps along a line, or ranks: the first is above all others.' }),
  items: z
    .array(
      z
        .strictObject({ mark: text.exactOptional(), title: text, text: markdownLine })
        .meta({ label: 'Item' }),
    )
    .min(1),
});

/** Cards beside each other. */
const cards = z.strictObject({
  kind: z.literal('cards'),
  items: z
    .array(
      z
        .strictObject({
          number: text
            .exactOptional()
            .meta({ hint: 'Reference number, in the style of a drawing number.' }),
          title: text,
          text: markdownLine,
          points: z.array(markdownLine.meta({ label: 'Point' })).default([]),
          link: z
            .strictObject({ label: text, to: link.meta({ label: 'Leads to' }) })
            .exactOptional(),
        })
        .meta({ label: 'Item' }),
    )
    .min(1),
});

/** Two lists to compare. */
const pair = z.strictObject({
  kind: z.literal('pair'),
  sides: z
    .array(
      z
        .strictObject({ title: text, items: z.array(markdownLine.meta({ label: 'Item' })).min(1) })
        .meta({ label: 'Side' }),
    )
    .length(2),
});

/** A company rule, quoted, with its source. */
const rule = z.strictObject({ kind: z.literal('rule'), text, source: text });

/** A dash is a figure that a new company does not have yet. */
const MEASURED = /^(\d+(?:\.\d+)?|–)(?:\s?%| \p{L}+ ([1-9]\d*|–))?$/u;

/** A number as `58 %`, `8 of 12` or `0.44`, with the part of 1 that a share is, else the number; NaN for none. */
const measured = text.transform((label, context) => {
  const found = MEASURED.exec(withPlainNumbers(label));
  if (!found) {
    context.addIssue({
      code: 'custom',
      message: `expected a number, a percentage or a part, such as "0.44", "58 %" or "8 of 12", got "${label}"`,
    });
  }
  const [, number, whole] = found ?? [];
  const isShare = label.endsWith('%') || whole !== undefined;
  return { label, isShare, part: Number(number) / (isShare ? Number(whole ?? 100) : 1) };
});

/** One measure with its value today and its target. */
const target = z
  .strictObject({ measure: text, today: measured, target: measured, responsible: text })
  .refine(({ today, target }) => !(today.part >= 0) || today.isShare === target.isShare, {
    path: ['target'],
    error: 'expected a share where today’s value is one, and a plain number where it is none',
  });

/** Values of today and their targets; shares also as bars. */
const targets = z.strictObject({
  kind: z.literal('targets'),
  labels: z
    .strictObject({ today: text, target: text })
    .meta({ hint: 'Headings of the two values.' }),
  items: z.array(target.meta({ label: 'Item' })).min(1),
});

/** A picture and its caption. */
const pictureBlock = z.strictObject({ kind: z.literal('picture'), picture, caption: text });

/** A drawing with its legend. */
const drawingBlock = z
  .strictObject({ kind: z.literal('drawing'), ...drawingFields })
  .superRefine(legendFits);

/** A block of a text page's section. */
const block = z.discriminatedUnion('kind', [
  prose,
  list,
  facts,
  tableBlock,
  figures,
  steps,
  cards,
  pair,
  rule,
  targets,
  pictureBlock,
  drawingBlock,
  ...computedBlocks,
]);

export type Block = z.infer<typeof block>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** The id of a section, the same in every language; by default the words of its title. */
export const sectionId = z
  .string()
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, { error: 'expected an id such as "how-to-register"' })
  .exactOptional()
  .meta({ label: 'ID', hint: 'The same in every language; by default the words of the title.' });

/** A section of a text page, made of blocks. */
const section = z
  .strictObject({
    id: sectionId,
    title: text,
    label: text.exactOptional().meta({ hint: 'Label in the margin.' }),
    lead: text.exactOptional().meta({ label: 'Introduction' }),
    figure: text
      .exactOptional()
      .meta({ hint: 'One very large figure above the title, or beside it on wide screens.' }),
    unit: text.exactOptional().meta({ hint: 'What the figure counts.' }),
    night: z
      .boolean()
      .exactOptional()
      .meta({ hint: 'A dark band: for the one section that the page is about.' }),
    blocks: z.array(block.meta({ label: 'Block' })).min(1),
  })
  .transform((value) => ({ ...value, id: value.id ?? anchor(value.title) }));

/** The sections of a page, without the computed blocks that have no data yet. */
export const sections = unique(section.meta({ label: 'Section' }), { title: ({ id }) => id })
  .default([])
  .transform((sections) =>
    sections
      .map((value) => ({ ...value, blocks: value.blocks.filter(hasData) }))
      .filter(({ blocks }) => blocks.length > 0),
  );

export type TextSection = z.infer<typeof section>;

function hasData(block: Block): boolean {
  if (block.kind === 'table') return block.rows.length > 0;
  return block.kind !== 'headcount' || block.trades.length > 0;
}
