import { type Column, Table } from '#app/ui/table/table.tsx';
import type { TableBlock as TableData } from './content.server.ts';
import { InlineHtml } from './inline-html.tsx';

/** A table of the content, or a computed one; the first cell is the row header. */
export function TableBlock({ caption, columns, rows }: TableData) {
  const shown: Column<string[]>[] = columns.map(({ label, figures }, index) => ({
    key: label,
    head: label,
    label,
    figures,
    names: index === 0,
    cell: (row) => <InlineHtml html={row[index] ?? ''} />,
  }));
  return <Table caption={caption} columns={shown} rows={rows} rowKey={(row) => row[0] ?? ''} />;
}
