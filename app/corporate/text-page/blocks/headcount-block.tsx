import { type Column, Table } from '#app/ui/table/table.tsx';
import { Bar } from './bar.tsx';
import type { BlockOf } from './content.server.ts';

type Trade = BlockOf<'headcount'>['trades'][number];

/** People by trade: a bar for all, filled for the share of Saudis. */
export function HeadcountBlock({ caption, columns, trades }: BlockOf<'headcount'>) {
  const largest = Math.max(...trades.map(({ people }) => people));
  const shown: Column<Trade>[] = [
    { label: columns.trade, names: true, cell: ({ name }) => name },
    { label: columns.people, figures: true, cell: ({ people }) => people },
    { label: columns.saudis, figures: true, cell: ({ saudis }) => saudis },
    {
      label: columns.share,
      cell: ({ people, saudis }) => (
        <Bar whole={percent(people, largest)} part={percent(saudis, largest)}>
          {percent(saudis, people)}%
        </Bar>
      ),
    },
  ];
  return <Table caption={caption} columns={shown} rows={trades} rowKey={({ name }) => name} />;
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 100);
}
