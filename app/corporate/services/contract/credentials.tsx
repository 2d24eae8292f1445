import type { Capabilities } from '#app/content/schemas/capabilities.ts';
import type { Certificate } from '#app/content/schemas/certificates.ts';
import { type Column, Table } from '#app/ui/table/table.tsx';

/** The papers a pre-qualification form asks for first. */
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
