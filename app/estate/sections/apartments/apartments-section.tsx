import { Link } from '#app/shell/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './apartments-section.module.css';

type Props = SectionProps<'apartments'>;

/** Spec 2.5: 'Available Apartments', a row for each floor, each leading to the properties. */
export function ApartmentsSection({ number, title, intro, caption, columns, rows }: Props) {
  return (
    <Section id="apartments" number={number} title={title} lead={intro}>
      <Table caption={caption} columns={columnsOf(columns)} rows={rows} rowKey={(row) => row.no} />
    </Section>
  );
}

function columnsOf(heads: Props['columns']): Column<Props['rows'][number]>[] {
  const figure = (key: 'bathroom' | 'rooms' | 'area' | 'pricing') => ({
    key,
    head: heads[key],
    label: heads[key],
    figures: true,
    cell: (row: Props['rows'][number]) => row[key],
  });
  return [
    { key: 'no', head: heads.no, label: heads.no, names: true, cell: (row) => row.no },
    figure('bathroom'),
    figure('rooms'),
    figure('area'),
    figure('pricing'),
    {
      key: 'action',
      head: <VisuallyHidden>{heads.action}</VisuallyHidden>,
      label: heads.action,
      cell: ({ action, actionLink }) => (
        <Link to={actionLink} className={styles.action} aria-label={action}>
          <Icon name="arrow-right" />
        </Link>
      ),
    },
  ];
}
