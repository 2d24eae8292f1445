import { Section } from '#app/ui/section/section.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { IconLink } from '../../icon-button/icon-button.tsx';
import type { SectionProps } from '../section-props.ts';

type Props = SectionProps<'apartments'>;

/** Spec 2.5: 'Available Apartments', a row for each floor with a link to the properties. */
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
        <IconLink icon="arrow-right" label={action} to={actionLink} />
      ),
    },
  ];
}
