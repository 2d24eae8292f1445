// Decision 0201: a mistake in content fails the build with file, line, field and expectation.
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { takeWarnings, warn } from './content-warning.server.ts';
import { phone, text, textWith } from './fields.server.ts';
import { REVIEW } from './review.server.ts';
import { parseYaml } from './yaml-document.server.ts';

const slides = z.strictObject({ slides: z.array(z.strictObject({ title: text, s: z.int() })) });

const parsed = (yaml: string, schema: z.ZodType = slides) => parseYaml('x.yaml', yaml, schema);
const reading = (yaml: string, schema?: z.ZodType) => () => parsed(yaml, schema);

it('all problems of a file are reported at once, in its order, with line, field and expectation', () => {
  const yaml = `slides:
  - title: ""
    second: 6
    s: 1.5
  - title: 7
    s: 6
  - title: Two
`;
  const problems = [
    '2 slides[0].title: expected a text that is not empty, got ""',
    '3 slides[0].second: unknown field; there are title, s',
    '4 slides[0].s: expected a whole number, got number 1.5',
    "5 slides[1].title: expected a text, got the number 7; quote it: '7'",
    '7 slides[2].s: expected a number, but it is missing',
  ];
  expect(reading(yaml)).toThrow(
    expect.objectContaining({ message: problems.map((each) => `x.yaml:${each}`).join('\n') }),
  );
});

it.each([
  ['hero: [1\n', '2 hero: expected YAML: '],
  ['a: b\ntagline: EPC: civil works\n', '2 tagline: expected YAML: quote a text that contains a'],
  ['a: b\nc: { d: Careers to: /careers }\n', '2 c: expected YAML: quote a text that contains'],
  ['a:\n  - b: 1\n    c: *x\n', '3 a[0].c: expected YAML: quote a text that'],
  ['a:\n  b: “EPC”\n', '2 a.b: expected YAML: typographic quotes'],
  ["a: b\nc: 'don't'\nd: e\n", '2 c: expected YAML: nothing follows a closing'],
  ['a:\n  b: 1\n  c: 2\n  b: 3\n', '4 a.b: expected YAML: a field may be'],
  ['a: b\nc: *Safety officer*\n', '2 c: expected YAML: quote a text that begins with *'],
  ['a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> x\n', '2 expected YAML: two versions of'],
  ['a:\n\u00a0\u00a0b: 1\n', '2 a.b: expected YAML: indent by spaces, this line has other'],
  ['a: Fitter # 2\n', '1 a: expected YAML: quote a text with " #", which begins a comment'],
  ['', '1 expected a group of fields, got nothing; its fields are slides'],
])('a file that is not YAML, or misleads, is rejected: %j', (yaml, message) => {
  expect(reading(yaml)).toThrow(message);
});

it.each([
  [
    'a number',
    z.object({ n: z.int() }),
    'n: "12"',
    'expected a number, got "12"; write 12 without',
  ],
  ['a number', z.object({ n: z.int() }), 'n: 8,450 m²', 'got "8,450 m²"; write 8450'],
  ['a number', z.object({ n: z.int() }), 'n: ٢٠٢٤', 'got "٢٠٢٤"; write 2024'],
  ['a number', z.object({ n: z.int() }), 'n: 2O24', 'got "2O24"; write 2024'],
  [
    'a list',
    z.object({ n: z.array(z.int()) }),
    'n: 1, 2',
    'expected a list, got "1, 2"; write [1, 2]',
  ],
  [
    'a list',
    z.object({ n: z.array(z.int()) }),
    'n: [1، 2]',
    'separate entries by commas of the English',
  ],
  ['fields', slides, 'slides: [Steel]', 'a group of fields, got "Steel"; its fields are title, s'],
  ['fields', slides, 'slides: ["title: A"]', '; a space follows the colon, as in: title: A'],
  ['a text', z.object({ n: text.optional() }), 'n:', 'got nothing; write one, or remove this line'],
  [
    'a name',
    z.object({ n: z.record(text, text) }),
    'n: [a]',
    '; write each as "name: value" in a line',
  ],
  [
    'an address',
    z.object({ n: z.string().startsWith('/') }),
    'n: a',
    'begins with "/", got "a"; write "/a"',
  ],
])('the mistake of a value in place of %s says how to write it: %#', (_, schema, yaml, message) => {
  expect(reading(yaml, schema)).toThrow(message);
});

it('a field of another group is told with the group that lacks it', () => {
  const nested = z.strictObject({ meta: z.strictObject({ title: text, description: text }) });
  expect(reading('meta:\n  title: T\ndescription: D\n', nested)).toThrow(
    'x.yaml:3 description: unknown field here, which meta.description lacks: check the spaces before both',
  );
});

it('comments may have lines of their own', () => {
  const yaml = '# top\na: b\n  # below\nc:\n  - d\n    # deep\n  - e\n# end\n';
  const lists = z.strictObject({ a: text, c: z.array(text) });
  expect(parsed(yaml, lists)).toEqual({ a: 'b', c: ['d', 'e'] });
});

describe('a warning', () => {
  // Discards warnings of other tests in the same process.
  beforeEach(() => void takeWarnings());

  const entry = z.strictObject({ expires: text }).superRefine(({ expires }, context) => {
    if (expires === 'soon') warn(context, { path: ['expires'], message: 'expires soon' });
  });
  const dated = z.strictObject({ list: z.array(entry) });
  const soon = 'list:\n  - expires: later\n  - expires: soon\n';

  it('keeps the value, and names file, line and field once', () => {
    for (const _ of [1, 2]) {
      expect(parsed(soon, dated)).toEqual({ list: [{ expires: 'later' }, { expires: 'soon' }] });
    }
    expect(takeWarnings()).toEqual(['x.yaml:3 list[1].expires: expires soon']);
    expect(takeWarnings()).toEqual([]);
  });

  it('does not hide a mistake', () => {
    expect(reading(`${soon}  - expires: 7\n`, dated)).toThrow('x.yaml:4 list[2].expires: expected');
    expect(takeWarnings()).toHaveLength(1);
  });
});

describe('placeholders', () => {
  const placeholders = {
    valueFor: (name: string) => ({ name: 'A: B', headcount: '624' })[name],
    namesLike: () => ['headcount', 'name', 'phones.sales'],
    isEmpty: (name: string) => name === 'clients',
    isFact: (name: string) => name.startsWith('phones.'),
  };
  const page = z.strictObject({
    title: text.max(30),
    label: textWith('n').optional(),
    phone: phone.optional(),
  });
  const parse = (yaml: string) => parseYaml('x.yaml', yaml, page, { placeholders });

  it('are filled after parsing, so that a value cannot break the file', () => {
    expect(parse("title: '{name}, {headcount}'\nlabel: '{n} of {headcount}'\n")).toEqual({
      title: 'A: B, 624',
      label: '{n} of 624',
    });
  });

  const known = 'expected one of {headcount}, {name}, {phones.sales}';
  it.each([
    [
      'label: No. {n}\ntitle: We are {heads} and {n}\n',
      `x.yaml:2 title: unknown placeholder {heads}: ${known}\nx.yaml:2 title: unknown placeholder {n}: ${known}`,
    ],
    ["title: 'For {clients}'\n", '1 title: {clients} has no value, because its list is empty'],
    ['title: {headcount}', "one line: '{headcount} …'"],
    ['a:\n  - b: [c, {headcount}]', '2 a[0].b[1]: quote'],
    ['a: 1\ntitle: {headcount} people', '2 title: expected YAML: quote'],
    ['title: [a, 31 of {headcount}]', '1 title: expected YAML: quote'],
  ])('are reported if they are unknown, empty or not quoted: %s', (yaml, message) => {
    expect(() => parse(yaml)).toThrow(message);
  });

  const noFact = 'company.yaml has no phones.salse: add it there, or remove what names it here';
  it.each([
    ['a text', "title: 'Call {phones.salse}'\n", 'title'],
    ['a text that it makes too long', "title: 'Call us day or night: {phones.salse}'\n", 'title'],
    ['another field', "phone: '{phones.salse}'\ntitle: T\n", 'phone'],
  ])('of a fact that is missing are one mistake in %s', (_, yaml, field) => {
    const message = `x.yaml:1 ${field}: ${noFact}; did you mean "sales"?`;
    expect(() => parse(yaml)).toThrow(expect.objectContaining({ message }));
  });

  it('without a value are a dash until the file is reviewed, but no telephone number', () => {
    const missing = "title: 'Call {phones.day} or {clients}'\n";
    expect(parse(`${REVIEW}\n${missing}`)).toEqual({ title: 'Call – or –' });
    const message = `x.yaml:3 phone: ${noFact.replace('salse', 'day')}`;
    expect(() => parse(`${REVIEW}\n${missing}phone: '{phones.day}'\n`)).toThrow(
      expect.objectContaining({ message }),
    );
  });

  it('are unknown in a file that allows none', () => {
    expect(reading('title: We are {name}', page)).toThrow(
      'x.yaml:1 title: unknown placeholder {name}: expected none here',
    );
  });
});
