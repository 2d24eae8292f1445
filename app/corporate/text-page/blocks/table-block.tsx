import { Fold } from '#app/ui/fold/fold.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import { Bar } from './bar.tsx';
import type { TableBlock as TableData } from './content.server.ts';
import { InlineHtml } from './inline-html.tsx';
import styles from './table-block.module.css';

/** Shorter tables are shown at once on phones too. */
const LEAST_FOLDED = 4;

/** A table of the content, or a computed one; the first cell is the row header. */
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
  const table = (
    <>
      <Table caption={caption} columns={shown} rows={rows} rowKey={(row) => row[0] ?? ''} />
      {note && (
        <p className={styles.note}>
          <InlineHtml html={note} />
        </p>
      )}
    </>
  );
  if (!folds || rows.length < LEAST_FOLDED) return table;
  return (
    <div className={styles.folded}>
      <Fold title={caption}>{table}</Fold>
    </div>
  );
}
