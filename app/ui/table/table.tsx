import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { LongBody } from './long-body.tsx';
import styles from './table.module.css';
import { type BodyProps, TableRows } from './table-rows.tsx';

export type { Column } from './table-rows.tsx';

interface Props<Row> extends BodyProps<Row> {
  caption: ReactNode;
  /** Hundreds of rows: what is in view follows a change at once, the rest soon after. */
  isLong?: boolean;
  /** Column by which the visitor has the rows sorted. */
  sorted?: { column: string; direction: 'ascending' | 'descending' } | undefined;
  foot?: ReactNode;
}

/** A table of records: sticky head on wide screens, a list of labelled values on narrow ones. */
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
          <TableRows columns={columns} rows={rows} rowKey={rowKey} />
        </tbody>
      )}
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}
