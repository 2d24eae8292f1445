import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  /** Text of the head, shown beside each value on narrow screens. */
  label?: string;
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
  /** The column and direction of the current order. */
  sorted?: { column: string; direction: 'ascending' | 'descending' } | undefined;
}

/** A table with a sticky head on wide screens; on narrow ones a list of labelled values. */
export function Table<Row>({ caption, columns, rows, rowKey, sorted }: Props<Row>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.heads}>
        <tr>
          {columns.map(({ key, head, figures }) => (
            <th
              key={key}
              scope="col"
              aria-sort={sorted?.column === key ? sorted.direction : undefined}
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
            {columns.map(({ key, label, figures, names, cell }) => {
              const Cell = names ? 'th' : 'td';
              return (
                <Cell
                  key={key}
                  scope={names ? 'row' : undefined}
                  data-label={names ? undefined : label}
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
