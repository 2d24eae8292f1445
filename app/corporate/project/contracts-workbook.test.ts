import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { contractsWorkbook } from './contracts-workbook.ts';

const texts = {
  csv: 'CSV',
  xlsx: 'XLSX',
  sheet: 'Projects [all]: a name that is longer than a sheet may have',
  total: 'Total',
  file: 'projects',
  csvColumns: {
    client: 'Client',
    project: 'Project',
    sector: 'Sector',
    value: 'Value (SAR)',
    duration: 'Months',
    year: 'Handover',
    scope: 'Scope',
  },
  print: 'Print',
};

const contract = (id: number, title: string, value: string) => ({
  id,
  client: '=HYPERLINK("https://evil.example","Client")',
  title,
  sector: 'Oil & Gas',
  value,
  duration: 12,
  year: 2025,
  scope: '+1 <pump>',
});

const contracts = [contract(1, '@SUM(A1)', '61682.50'), contract(2, '-2+3', '35000000.25')];
const created = new Date('2026-09-30');
const workbook = () => contractsWorkbook(contracts, texts, 'Black & White', created);

test('a workbook contains the contracts, with texts never as formulas and figures as numbers', async () => {
  const [sheet] = (await readXlsx(await workbook(), { readStyles: true })).sheets;
  const rest = ['Oil & Gas', 61682.5, 12, 2025, '+1 <pump>'];
  expect(sheet?.rows.slice(0, 2)).toEqual([
    Object.values(texts.csvColumns),
    [contracts[0]?.client, '@SUM(A1)', ...rest],
  ]);
  expect(sheet?.rows[2]?.slice(1, 4)).toEqual(['-2+3', 'Oil & Gas', 35000000.25]);
  const total = { formula: 'SUBTOTAL(109,D2:D3)', formulaResult: 35061682.75 };
  const formulas = [...(sheet?.cells ?? [])].filter(([, { formula }]) => formula);
  expect(formulas).toEqual([['4,3', expect.objectContaining(total)]]);
  expect(sheet?.cells?.get('1,3')?.style?.numFmt).toBe('#,##0.00');
});

test('the head is frozen and has filters, columns have widths, the document has a title', async () => {
  const bytes = await workbook();
  const { sheets, properties } = await readXlsx(bytes);
  expect(sheets).toMatchObject([
    {
      name: 'Projects  all   a name that is',
      freezePane: { rows: 1 },
      autoFilter: { range: 'A1:G3' },
      columns: Array(7).fill({ width: expect.any(Number) }),
    },
  ]);
  expect(properties?.title).toBe(`Black & White: ${texts.sheet}`);
  // The same contracts and date give the same bytes.
  expect(Buffer.compare(bytes, await workbook())).toBe(0);
});
