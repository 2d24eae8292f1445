import { memo, type ReactNode, useMemo, useRef } from 'react';
import { useSettled } from '../settled/use-settled.ts';
import styles from './table.module.css';
import { type BodyProps, RowsByPlace } from './table-rows.tsx';
import { useIsNear } from './use-is-near.ts';

type LongBodyProps<Row> = Omit<BodyProps<Row>, 'rowKey'>;

/** Rows in a part: more than a screen holds, few enough to be drawn within a frame or two. */
const PART = 12;

/**
 * Hundreds of rows, in a `<tbody>` for each part of them. Where the visitor looks, a new order or
 * choice is drawn at once; the other parts follow when nothing is waiting, and are unseen until then.
 */
export function LongBody<Row>({ columns, rows }: LongBodyProps<Row>) {
  const now = useMemo(() => inParts(rows), [rows]);
  const before = useSettled(now);
  return Array.from({ length: Math.max(now.length, before.length) }, (_, part) => (
    <Part
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is a place in the list.
      key={part}
      columns={columns}
      rows={now[part] ?? NONE}
      before={before[part] ?? NONE}
      isFirst={part === 0}
    />
  ));
}

const NONE: readonly never[] = [];

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / PART) }, (_, part) =>
    rows.slice(part * PART, (part + 1) * PART),
  );
}

interface PartProps<Row> extends LongBodyProps<Row> {
  /** The rows that stand here until its turn has come. */
  before: readonly Row[];
  isFirst: boolean;
}

const Part = memo(({ columns, rows, before, isFirst }: PartProps<unknown>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const isNear = useIsNear(body) || isFirst;
  const shown = isNear ? rows : before;
  return (
    <tbody
      ref={body}
      className={styles.part}
      hidden={rows.length === 0}
      data-waiting={shown === rows ? undefined : ''}
    >
      <RowsByPlace columns={columns} rows={shown} />
    </tbody>
  );
}) as <Row>(props: PartProps<Row>) => ReactNode;
