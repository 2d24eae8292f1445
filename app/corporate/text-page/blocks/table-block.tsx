import { type Column, Table } from '#app/ui/table/table.tsx';
import { FoldedRest } from '../../folded-rest/folded-rest.tsx';
import { Bar } from './bar.tsx';
import type { TableBlock as TableData } from './content.server.ts';
import { InlineHtml } from './inline-html.tsx';
import styles from './table-block.module.css';

/** A table of the content, or a computed one; the first cell is the row header. Phones show its first rows. */
export function TableBlock({
  caption,
  note,
  columns,
  rows,
  bars,
  folds = true,
}: TableData & { folds?: boolean }) {
  const shown: Column<string[]>[] = columns.map(({ label, figures }, index) => ({
    label,
    figures: figures && index !== bars?.column,
    names: index === 0,
    cell: (row) => {
      const text = <InlineHtml html={row[index] ?? ''} />;
      const length = index === bars?.column && bars.lengths[rows.indexOf(row)];
      return length ? <Bar {...length}>{text}</Bar> : text;
    },
  }));
  return (
    <>
      <Table caption={caption} columns={shown} rows={rows} rowKey={(row) => row[0] ?? ''} />
      {folds && <FoldedRest of={rows.length} />}
      {note && (
        <p className={styles.note}>
          <InlineHtml html={note} />
        </p>
      )}
    </>
  );
}
