import { expect, test } from 'vitest';
import { BYTE_ORDER_MARK, csvRow } from './csv.ts';

test('RFC 4180: lines end in CR LF, and cells are quoted where necessary', () => {
  expect(csvRow(['Client', 'Value (SAR)'])).toBe('Client,Value (SAR)\r\n');
  expect(csvRow(['Steel, "hot" rolled', '35.00'])).toBe('"Steel, ""hot"" rolled",35.00\r\n');
  expect(csvRow(['two\nlines', 36])).toBe('"two\nlines",36\r\n');
});

test('keeps Arabic unchanged, and marks the file as UTF-8 by a byte order mark', () => {
  const bytes = new TextEncoder().encode(BYTE_ORDER_MARK + csvRow(['مقدام للمقاولات']));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('مقدام للمقاولات\r\n');
});

test.each([
  '=HYPERLINK("https://elsewhere.example")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\0=1+1',
  '\u001F\u200B=1',
  '\uFF1D1',
])('%j becomes text', (text) => {
  expect(csvRow([text])).toMatch(/^"?'/);
});

test('a number stays a number', () => {
  expect(csvRow([-5])).toBe('-5\r\n');
});

/** Splits a file as a spreadsheet does: leniently, and at these separators. */
function cellsOf(file: string, separators: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < file.length) {
    let cell = '';
    if (file[at] === '"') {
      const quoted = /"((?:[^"]|"")*)"?/y;
      quoted.lastIndex = at;
      const [all, content = ''] = quoted.exec(file) ?? [''];
      cell = content.replaceAll('""', '"');
      at += all.length;
    }
    const from = at;
    while (at < file.length && !`${separators}\r\n`.includes(file[at] ?? '')) at += 1;
    cells.push(cell + file.slice(from, at));
    at += file.startsWith('\r\n', at) ? 2 : 1;
  }
  return cells;
}

test.each([
  'x;=1+1;y',
  'x\t=1+1\ty',
  'hello\r\n=1+1\n+1\r-1',
  'x; =1+1',
  'x;\0=1+1',
  'x;"=1+1;y"',
  'x;""=1+1""',
  'x;"\n"=1+1',
  '";=1+1',
  '=1+1,x;@A1',
  'x;\t\r\n=1+1;',
  'x;\uFF1D1+1',
])('%j has no formula, at whichever separator a spreadsheet splits', (text) => {
  const file = [['id', text, 'y'], [text], ['id', `${text};`, text]].map(csvRow).join('');
  for (const separators of [',', ';', '\t', ',;\t']) {
    const formulas = cellsOf(file, separators).filter((cell) =>
      /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell),
    );
    expect([separators, formulas]).toEqual([separators, []]);
  }
});

test('text within a line is as typed', () => {
  const text = 'a-b = c; d @ e, f+g\r\nhttps://x.example/?a=1;b=2';
  expect(cellsOf(csvRow([text]), ',')).toEqual([text]);
});
