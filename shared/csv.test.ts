import { expect, test } from 'vitest';
import { BYTE_ORDER_MARK, csvRow } from './csv.ts';

test.each([
  [['Client', 'Value (SAR)'], 'Client,Value (SAR)'],
  [['Steel, "hot" rolled', '35.00'], '"Steel, ""hot"" rolled",35.00'],
  [['two\nlines', 36], '"two\nlines",36'],
  [['مقدام للمقاولات', -5], 'مقدام للمقاولات,-5'],
])(
  'RFC 4180: %j is a line with cells quoted where necessary, and numbers as they are',
  (cells, line) => {
    expect(csvRow(cells)).toBe(`${line}\r\n`);
  },
);

test('a byte order mark says that a file is UTF-8', () => {
  expect([...new TextEncoder().encode(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
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
