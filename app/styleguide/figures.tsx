import { Stat, Stats } from '#app/ui/stat/stat.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';

interface Row {
  client: string;
  value: string;
  months: number;
}

const ROWS: Row[] = [
  { client: 'Rawasi Pipelines, 24-inch loop line', value: '35,000,000.00', months: 36 },
  { client: 'Hajar Water, pump station overhaul', value: '1,204,300.00', months: 7 },
  { client: 'Sahel Foundry, crane rails', value: '61,682.50', months: 1 },
];

const COLUMNS: Column<Row>[] = [
  {
    key: 'client',
    head: 'Client and project',
    label: 'Client and project',
    names: true,
    cell: (row) => row.client,
  },
  {
    key: 'value',
    head: 'Value (SAR)',
    label: 'Value (SAR)',
    figures: true,
    cell: (row) => row.value,
  },
  { key: 'months', head: 'Months', label: 'Months', figures: true, cell: (row) => row.months },
];

/** Figures of the company and a table of records. */
export function Figures() {
  return (
    <>
      <Stats>
        <Stat figure="41" label="projects handed over" />
        <Stat figure="318" unit="SAR m" label="value of finished contracts" />
        <Stat figure="0" label="lost-time injuries in 2.1 million man-hours" />
      </Stats>
      <Table
        caption="Three records"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.client}
        sorted={{ column: 'value', direction: 'descending' }}
      />
    </>
  );
}
