import { useDeferredValue } from 'react';
import styles from './long-body.module.css';
import { type BodyProps, TableRow } from './table.tsx';

/** Rows in a part, more than fit on a screen. */
const PART = 12;

/**
 * The body of a table of hundreds of rows, in parts that are laid out near the viewport only. The first
 * follows a change at once, the others are hidden until a deferred render. Updating rows in place is
 * cheaper than moving them.
 */
export function LongBody<Row>({ columns, rows }: BodyProps<Row>) {
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
