import { z } from 'zod';
import { markdownLine } from './markdown.ts';
import { text } from './text.ts';

const tableColumn = z.strictObject({
  label: text,
  /** Set in tabular figures at the end of the column. */
  figures: z.boolean().default(false),
});

/** Rows of facts; the first cell names its row. */
export const tableBlock = z
  .strictObject({
    kind: z.literal('table'),
    caption: text,
    columns: z.array(tableColumn).min(2),
    rows: z.array(z.array(markdownLine)).min(2),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach((row, index) => {
      if (row.length === columns.length) return;
      context.addIssue({
        code: 'custom',
        path: ['rows', index],
        message: `expected ${columns.length} cells, one per column, got ${row.length}`,
      });
    });
  });

export type TableBlock = z.infer<typeof tableBlock>;
