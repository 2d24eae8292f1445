import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  /** The head in words, shown beside each value on narrow screens. */
  label: string;
  /** Figures are set in tabular numerals at the end of the column. */
  figures?: boolean;
  /** Names the row for screen readers; one column has it. */
  names?: boolean;
  sort?: 'ascending' | 'descending' | 'none' | undefined;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  foot?: ReactNode;
}

/** A table of records: sticky head on wide screens, a list of labelled values on narrow ones. */
export function Table<Row>({ caption, columns, rows, rowKey, foot }: Props<Row>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.heads}>
        <tr>
          {columns.map(({ key, head, figures, sort }) => (
            <th
              key={key}
              scope="col"
              aria-sort={sort}
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
            {columns.map((column) => cell(column, row))}
          </tr>
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

function cell<Row>({ key, label, figures, names, cell: content }: Column<Row>, row: Row) {
  const Cell = names ? 'th' : 'td';
  return (
    <Cell
      key={key}
      scope={names ? 'row' : undefined}
      data-label={names ? undefined : label}
      className={classNames(styles.cell, names && styles.name, figures && styles.figures)}
    >
      {content(row)}
    </Cell>
  );
}
