import { type Column, Table } from '#app/ui/table/table.tsx';
import type { BlockOf } from './content.server.ts';
import styles from './headcount-block.module.css';

type Trade = BlockOf<'headcount'>['trades'][number];

/** People by trade: a bar for all, filled for the share of Saudis. */
export function HeadcountBlock({ caption, columns, trades }: BlockOf<'headcount'>) {
  const largest = Math.max(...trades.map(({ people }) => people));
  const shown: Column<Trade>[] = [
    column('trade', columns.trade, ({ name }) => name),
    { ...column('people', columns.people, ({ people }) => people), figures: true },
    { ...column('saudis', columns.saudis, ({ saudis }) => saudis), figures: true },
    column('share', columns.share, (trade) => <Bar {...trade} largest={largest} />),
  ];
  return <Table caption={caption} columns={shown} rows={trades} rowKey={({ name }) => name} />;
}

function column(key: string, label: string, cell: Column<Trade>['cell']): Column<Trade> {
  return { key, head: label, label, names: key === 'trade', cell };
}

function Bar({ people, saudis, largest }: Trade & { largest: number }) {
  return (
    <span className={styles.share}>
      <svg className={styles.bar} aria-hidden="true" focusable="false">
        <rect className={styles.all} width={`${percent(people, largest)}%`} height="100%" />
        <rect className={styles.part} width={`${percent(saudis, largest)}%`} height="100%" />
      </svg>
      <span className={styles.figure}>{percent(saudis, people)} %</span>
    </span>
  );
}

function percent(part: number, whole: number): string {
  return ((part / whole) * 100).toFixed(0);
}
