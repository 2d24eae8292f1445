import { memo, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  /** The head in words, shown beside each value on narrow screens, unless values speak for themselves. */
  label?: string;
  /** Figures are set in tabular numerals at the end of the column. */
  figures?: boolean;
  /** Names the row for screen readers; one column has it. */
  names?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface BodyProps<Row> {
  /** Kept the same between renders, it spares every row whose record is the same too. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/** Rows of a table: one whose record and columns are the same is not drawn again. */
export function TableRows<Row>({ columns, rows, rowKey }: BodyProps<Row>) {
  return rows.map((row) => <TableRow key={rowKey(row)} columns={columns} row={row} />);
}

/**
 * The same where many rows change places at once: a row is written anew where it stands, which
 * costs less than moving it there.
 */
export const RowsByPlace = memo(({ columns, rows }: Omit<BodyProps<unknown>, 'rowKey'>) =>
  rows.map((row, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <TableRow key={place} columns={columns} row={row} />
  )),
) as <Row>(props: Omit<BodyProps<Row>, 'rowKey'>) => ReactNode;

interface RowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

const TableRow = memo(({ columns, row }: RowProps<unknown>) => (
  <tr className={styles.row}>{columns.map((column) => cell(column, row))}</tr>
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
