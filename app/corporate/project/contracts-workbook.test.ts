import { inflateRawSync } from 'node:zlib';
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
  const { sheet, strings } = await opened();
  expect(cellsOf(sheet, strings, 1)).toEqual(Object.values(texts.csvColumns));
  expect(cellsOf(sheet, strings, 2)).toEqual([
    '=HYPERLINK("https://evil.example","Client")',
    '@SUM(A1)',
    'Oil & Gas',
    61682.5,
    12,
    2025,
    '+1 <pump>',
  ]);
  expect(cellsOf(sheet, strings, 3).slice(1, 4)).toEqual(['-2+3', 'Oil & Gas', 35000000.25]);
  // The only formula is the total.
  expect(sheet.match(/<f>[^<]*<\/f>/g)).toEqual(['<f>SUBTOTAL(109,D2:D3)</f>']);
  expect(sheet).toMatch(/<c r="D5"[^>]*><f>[^<]*<\/f><v>35061682\.75<\/v>/);
});

test('the head is frozen and has filters, columns have widths and formats, the document has a title', async () => {
  const { sheet, files } = await opened();
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).toContain('<autoFilter ref="A1:G3"');
  expect(sheet.match(/<col [^>]*width="\d+[^>]*>/g)).toHaveLength(7);
  expect(files['xl/styles.xml']).toMatch(/numFmtId="4"|formatCode="#,##0\.00"/);
  expect(files['xl/workbook.xml']).toContain('name="Projects  all   a name that is"');
  expect(files['docProps/core.xml']).toContain(
    `<dc:title>Black &amp; White: ${texts.sheet}</dc:title>`,
  );
});

test('the same contracts and date give the same bytes', async () => {
  expect(Buffer.compare(await workbook(), await workbook())).toBe(0);
});

async function opened() {
  const files = unzipped(Buffer.from(await workbook()));
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  const strings = [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text = '']) => plain(text),
  );
  return { files, sheet, strings };
}

/** Values of a row: numbers, or strings of the table of strings (ECMA-376, 18.3.1.4). */
function cellsOf(sheet: string, strings: string[], row: number): (string | number | undefined)[] {
  const [, cells = ''] = new RegExp(`<row r="${row}"[^>]*>(.*?)</row>`, 's').exec(sheet) ?? [];
  return [...cells.matchAll(/<c ([^>]*)><v>([^<]*)<\/v>/g)].map(([, attributes = '', value]) =>
    attributes.includes('t="s"') ? strings[Number(value)] : Number(value),
  );
}

const plain = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The files of a ZIP archive by the entries of its central directory (APPNOTE 4.3.12). */
function unzipped(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\x05\x06') + 16);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const size = archive.readUInt32LE(at + 20);
    const lengths = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const [nameLength = 0] = lengths;
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(begin, begin + size);
    const isStored = archive.readUInt16LE(at + 10) === 0;
    files[name] = (isStored ? packed : inflateRawSync(packed)).toString();
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return files;
}
