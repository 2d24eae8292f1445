import { Container } from '#app/ui/container/container.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import type { OpeningOf } from './content.server.ts';
import styles from './matrix.module.css';
import record from './record.module.css';

type Matrix = OpeningOf<'matrix'>;

/** Codes by trade and body; the last body stands out. */
export function MatrixSheet({ title, caption, trade, bodies, rows }: Matrix) {
  const columns: Column<Matrix['rows'][number]>[] = [
    { label: trade, names: true, cell: (row) => row.trade },
    ...bodies.map((body) => ({
      label: body,
      cell: ({ codes }: Matrix['rows'][number]) => codes[body],
    })),
  ];
  return (
    <section className={styles.ground} id="matrix" aria-labelledby="matrix-title">
      <Container className={record.sheet}>
        <h2 id="matrix-title">{title}</h2>
        <div className={styles.matrix}>
          <Table caption={caption} columns={columns} rows={rows} rowKey={({ trade }) => trade} />
        </div>
      </Container>
    </section>
  );
}
