import { type Column, Table } from '#app/ui/table/table.tsx';
import type { Numbers } from '#shared/inbox.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { topicOf } from '../messages/choices.ts';
import styles from './numbers.module.css';

type Desk = Numbers['desks'][number];

/** Messages by form and contact card, most first, and how soon they were answered. */
export function Desks({ desks }: { desks: readonly Desk[] }) {
  const { numbers: texts, forms } = useTexts();
  const { number, duration } = useFormats();
  const me = useMe();
  if (desks.length === 0) return <p className={styles.empty}>{texts.noMessages}</p>;
  const columns: Column<Desk>[] = [
    { label: texts.desk, names: true, cell: (row) => <bdi>{topicOf(row, me, forms)}</bdi> },
    { label: texts.received, figures: true, cell: ({ received }) => number(received) },
    { label: texts.answered, figures: true, cell: ({ answered }) => number(answered) },
    {
      label: texts.medianTime,
      figures: true,
      cell: ({ medianTime }) => (medianTime === null ? '–' : duration(medianTime)),
    },
  ];
  return (
    <Table
      caption={texts.desks}
      columns={columns}
      rows={desks.toSorted((one, other) => other.received - one.received)}
      rowKey={({ form, desk }) => `${form} ${desk}`}
    />
  );
}
