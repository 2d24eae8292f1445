import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './table.module.css';

export interface Column<Row> {
  /** Text of the head, and beside each value on narrow screens, but for the one that names its row. */
  label: string;
  /** The head, if it is not the text alone. */
  head?: ReactNode;
  /** Whether values on narrow screens have no text beside them. */
  bare?: boolean;
  /** Sets tabular numerals, aligned to the end. */
  figures?: boolean;
  /** Whether the cell is the row's header; true for one column. */
  names?: boolean;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The label of the column and direction of the current order. */
  sorted?: { column: string; direction: 'ascending' | 'descending' } | undefined;
}

/** A table with a sticky head on wide screens; on narrow ones a list of labelled values. */
export function Table<Row>({ caption, columns, rows, rowKey, sorted }: Props<Row>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.heads}>
        <tr>
          {columns.map(({ label, head = label, figures }) => (
            <th
              key={label}
              scope="col"
              aria-sort={sorted?.column === label ? sorted.direction : undefined}
              className={classNames(styles.head, figures && styles.figures)}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={styles.row}>
            {columns.map(({ label, bare, figures, names, cell }) => {
              const Cell = names ? 'th' : 'td';
              return (
                <Cell
                  key={label}
                  scope={names ? 'row' : undefined}
                  data-label={names || bare ? undefined : label}
                  className={classNames(
                    styles.cell,
                    names && styles.name,
                    figures && styles.figures,
                  )}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
