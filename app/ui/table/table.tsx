import { memo, type ReactNode } from 'react';
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

export interface BodyProps<Row> {
  /** Memoise this so that unchanged rows skip rendering. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

interface Props<Row> extends BodyProps<Row> {
  caption: ReactNode;
  rowKey: (row: Row) => string | number;
  /** Its `<tbody>` elements, with a {@link TableRow} for each row; one by default. */
  body?: ((props: BodyProps<Row>) => ReactNode) | undefined;
  /** The column and direction of the current order. */
  sorted?: { column: string; direction: 'ascending' | 'descending' } | undefined;
  foot?: ReactNode;
}

/** A table with a sticky head on wide screens; on narrow ones a list of labelled values. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, body: Body, sorted, foot } = props;
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
      {Body ? (
        <Body columns={columns} rows={rows} />
      ) : (
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} columns={columns} row={row} />
          ))}
        </tbody>
      )}
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

interface RowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

export const TableRow = memo(({ columns, row }: RowProps<unknown>) => (
  <tr className={styles.row}>
    {columns.map(({ key, label, figures, names, cell }) => {
      const Cell = names ? 'th' : 'td';
      return (
        <Cell
          key={key}
          scope={names ? 'row' : undefined}
          data-label={names ? undefined : label}
          className={classNames(styles.cell, names && styles.name, figures && styles.figures)}
        >
          {cell(row)}
        </Cell>
      );
    })}
  </tr>
)) as <Row>(props: RowProps<Row>) => ReactNode;
