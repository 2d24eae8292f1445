import type { Column } from '#app/ui/table/table.tsx';

type Cell<Row> = Column<Row>['cell'];

/** A column whose head stands beside each value on narrow screens. */
export function column<Row>(key: string, head: string, cell: Cell<Row>): Column<Row> {
  return { key, head, label: head, cell };
}

/** A column of figures. */
export function figures<Row>(key: string, head: string, cell: Cell<Row>): Column<Row> {
  return { ...column(key, head, cell), figures: true };
}
