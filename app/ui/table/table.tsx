import { memo, type ReactNode, useDeferredValue } from 'react';
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

interface BodyProps<Row> {
  /** Memoise this so that unchanged rows skip rendering. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

interface Props<Row> extends BodyProps<Row> {
  caption: ReactNode;
  rowKey: (row: Row) => string | number;
  /** For hundreds of rows: they are laid out near the viewport only, and most are updated in a deferred render. */
  isLong?: boolean;
  /** The column and direction of the current order. */
  sorted?: { column: string; direction: 'ascending' | 'descending' } | undefined;
  foot?: ReactNode;
}

/** A table with a sticky head on wide screens; on narrow ones a list of labelled values. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, isLong, sorted, foot } = props;
  return (
    <table className={classNames(styles.table, isLong && styles.long)}>
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
      {isLong ? (
        <LongBody columns={columns} rows={rows} />
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

/** Rows in a part of a long table, more than fit on a screen. */
const PART = 12;

/**
 * Parts that the style sheet lays out separately. The first follows a change at once, the others are
 * hidden until a deferred render. Updating rows in place is cheaper than moving them.
 */
function LongBody<Row>({ columns, rows }: BodyProps<Row>) {
  const deferred = useDeferredValue(rows);
  const parts = Math.max(1, Math.ceil(deferred.length / PART));
  return Array.from({ length: parts }, (_, part) => (
    <tbody
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is a position.
      key={part}
      className={styles.part}
      data-stale={part > 0 && deferred !== rows ? '' : undefined}
    >
      {(part > 0 ? deferred : rows).slice(part * PART, (part + 1) * PART).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are updated in place.
        <TableRow key={index} columns={columns} row={row} />
      ))}
    </tbody>
  ));
}

interface RowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

const TableRow = memo(({ columns, row }: RowProps<unknown>) => (
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
