// The parser names the line that it does not understand; a mistake is often made above.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { lineProblem } from './line-problem.server.ts';
import { parseYaml } from './yaml-document.server.ts';

const contracts = `records:
  - id: 1
    title: Pipe rack
    value: '8450000.00'
    year: 2024
  - id: 2
    title: Tank farm
    value: '2310000.00'
    year: 2025
`;

it.each([
  ["'8450000.00'", "'8450000.00", "4 records[0].value: close what begins with ', as in: '8450000"],
  ['title: Pipe rack', 'title: "Pipe rack', '3 records[0].title: close what begins with "'],
  ['title: Pipe rack', 'title: [Pipe rack', '3 records[0].title: close what begins with ['],
  ['    year: 2024', '   year: 2024', '5 records[0].year: begin this line with 4 spaces, as'],
  ['    year: 2024', '      year: 2024', '5 records[0].year: begin this line with 4 spaces, as'],
  ['    year: 2024', 'year: 2024', '5 records[0].year: begin this line with 4 spaces, as'],
  ['  - id: 2', '   - id: 2', '6 records[1].id: begin this line with 2 spaces, as'],
  ['  - id: 2', '- id: 2', '6 records[1].id: begin this line with 2 spaces, as'],
  ['    value', '\tvalue', '4 records[0].value: indent by spaces, this line has a tab'],
  [
    'title: Pipe',
    'title Pipe',
    '3 records[0].title: a colon follows the name of a field, as in: ti',
  ],
  ['- id: 2', '- id 2', '6 records[1].id: a colon follows the name of a field, as in: id: 2'],
  [
    'year: 2025',
    'year 2025',
    '9 records[1].year: a colon follows the name of a field, as in: year',
  ],
  [
    'year: 2024',
    'year：2024',
    '5 records[0].year: a colon follows the name of a field, as in: year',
  ],
  ['year: 2024', 'year:2024', '5 records[0].year: a space follows the colon, as in: year: 2024'],
  ['  - id: 2', '  -id: 2', '6 records[1].id: an entry of a list begins with a dash and a space'],
  ['  - id: 2', '  • id: 2', '6 records[1].id: an entry of a list begins with a dash and a space'],
])('%j written as %j is told in its own line', (right, wrong, told) => {
  const message = `x.yaml:${told.replace(': ', ': expected YAML: ')}`;
  const text = contracts.replace(right, wrong);
  expect(() => parseYaml('x.yaml', text, z.unknown())).toThrow(message);
});

it('no line of the content is taken for wrong', () => {
  for (const file of globSync('content/**/*.yaml')) {
    expect([file, lineProblem(readFileSync(file, 'utf8'))]).toEqual([file, undefined]);
  }
});

it('texts on several lines, lists below their field and comments may precede a mistake', () => {
  const text = `# top
a: |-
  Note: one
   - two
b:
- c
-   d: "first
      second: third"
    # below
    e: >
      f: g
h: [ i,
  j: k
]
'l m': n
l:m
`;
  expect(lineProblem(text)).toMatchObject({ message: 'a space follows the colon, as in: l: m' });
});
