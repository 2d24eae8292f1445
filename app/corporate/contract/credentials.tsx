import type { Certificate } from '#app/content/certificates.server.ts';
import { type Column, Table } from '#app/ui/table/table.tsx';
import type { Capabilities } from './content.server.ts';

/** The documents that pre-qualification forms ask for first. */
export function Credentials({ lead, subject, number, valid, items }: Capabilities['credentials']) {
  const columns: Column<Certificate>[] = [
    {
      key: 'subject',
      head: subject,
      label: subject,
      names: true,
      cell: ({ title, scope }) => `${title}: ${scope}`,
    },
    {
      key: 'number',
      head: number,
      label: number,
      figures: true,
      cell: (certificate) => certificate.number,
    },
    {
      key: 'valid',
      head: valid,
      label: valid,
      figures: true,
      cell: ({ expires }) => <time dateTime={expires}>{expires}</time>,
    },
  ];
  return <Table caption={lead} columns={columns} rows={items} rowKey={({ name }) => name} />;
}
