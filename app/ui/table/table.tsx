import { memo, type ReactNode } from 'react';
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
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  caption: ReactNode;
  /** Kept the same between renders, it spares every row whose record is the same too. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Rows that are filtered out: they stay in the document, unseen, and so come back at once. */
  isHidden?: ((row: Row) => boolean) | undefined;
  /** Column by which the visitor has the rows sorted. */
  sorted?: { column: string; direction: 'ascending' | 'descending' } | undefined;
  foot?: ReactNode;
}

/** A table of records: sticky head on wide screens, a list of labelled values on narrow ones. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, isHidden, sorted, foot } = props;
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
          <TableRow key={rowKey(row)} columns={columns} row={row} hidden={isHidden?.(row)} />
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

interface RowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  hidden: boolean | undefined;
}

const TableRow = memo(({ columns, row, hidden }: RowProps<unknown>) => (
  <tr className={styles.row} hidden={hidden}>
    {columns.map((column) => cell(column, row))}
  </tr>
)) as <Row>(props: RowProps<Row>) => ReactNode;

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
