import { Table } from '#app/ui/table/table.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import styles from './numbers.module.css';

interface Props {
  caption: string;
  /** What the names in the first column are. */
  head: string;
  rows: readonly (readonly [name: string, count: number])[];
  /** In place of a table without rows. */
  empty?: string;
}

/** What was counted, and how often. */
export function CountTable({ caption, head, rows, empty }: Props) {
  const { numbers: texts } = useTexts();
  const { number } = useFormats();
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <div className={styles.counts}>
      <Table
        caption={caption}
        columns={[
          { label: head, names: true, cell: ([name]) => <bdi>{name}</bdi> },
          { label: texts.count, bare: true, figures: true, cell: ([, count]) => number(count) },
        ]}
        rows={rows}
        rowKey={([name]) => name}
      />
    </div>
  );
}
