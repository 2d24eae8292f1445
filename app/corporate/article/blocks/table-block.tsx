import type { BlockOf } from '#app/content/schemas/blocks.ts';
import { type Column, Table } from '#app/ui/table/table.tsx';
import { Words } from './words.tsx';

/** Rows of facts; the first cell names its row. */
export function TableBlock({ caption, columns, rows }: BlockOf<'table'>) {
  const shown: Column<string[]>[] = columns.map(({ label, figures }, index) => ({
    key: label,
    head: label,
    label,
    figures,
    names: index === 0,
    cell: (row) => <Words html={row[index] ?? ''} />,
  }));
  return <Table caption={caption} columns={shown} rows={rows} rowKey={(row) => row[0] ?? ''} />;
}
