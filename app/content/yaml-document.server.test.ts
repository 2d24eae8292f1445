// Decision 0201: a mistake in content fails the build with file, line, field and expectation.
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { takeWarnings, warn } from './content-warning.server.ts';
import { text, textWith } from './fields.server.ts';
import { parseYaml } from './yaml-document.server.ts';

const slides = z.strictObject({
  hero: z.strictObject({ slides: z.array(z.strictObject({ title: text, seconds: z.int() })) }),
});

function errorOf(yaml: string, schema: z.ZodType = slides): string {
  try {
    parseYaml('content/x.yaml', yaml, schema);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

describe('an invalid content file', () => {
  it('reports file, line, field and expectation', () => {
    const yaml =
      'hero:\n  slides:\n    - title: One\n      seconds: 6\n    - title: 7\n      seconds: 6\n';
    expect(errorOf(yaml)).toBe(
      "content/x.yaml:5 hero.slides[1].title: expected a text, got the number 7; quote it: '7'",
    );
  });

  it('reports all its problems at once, in the order of the file', () => {
    const yaml = 'hero:\n  slides:\n    - title: ""\n      second: 6\n      seconds: 1.5\n';
    expect(errorOf(yaml).split('\n')).toEqual([
      'content/x.yaml:3 hero.slides[0].title: expected a text that is not empty, got ""',
      'content/x.yaml:4 hero.slides[0].second: unknown field',
      'content/x.yaml:5 hero.slides[0].seconds: expected a whole number, got number 1.5',
    ]);
  });

  it('reports a missing field at the line of its object', () => {
    const yaml = 'hero:\n  slides:\n    - title: One\n      seconds: 6\n    - title: Two\n';
    expect(errorOf(yaml)).toBe(
      'content/x.yaml:5 hero.slides[1].seconds: expected a number, but it is missing',
    );
  });

  it.each([
    ['hero: [1\n', '2 hero: expected YAML: '],
    ['a: b\ntagline: EPC: civil works\n', '2 tagline: expected YAML: quote a text that contains a'],
    [
      'a: b\nc: { label: Careers to: /careers }\n',
      '2 c: expected YAML: quote a text that contains',
    ],
    ['a:\n  - b: 1\n    c: *x\n', '3 a[0].c: expected YAML: quote a text that'],
    ['a:\n  b: “EPC”\n', '2 a.b: expected YAML: typographic quotes'],
    ['a: “EPC: civil”\n', '1 a: expected YAML: typographic quotes'],
    ['a:\n  - b: 1\n   - b: 2\n', '3 a[0].b: expected YAML: this line and'],
    ['a:\n\tb: 1\n', '2 a.b: expected YAML: indent by spaces, this line'],
    ["a: b\nc: 'don't'\nd: e\n", '2 c: expected YAML: nothing follows a closing'],
    ['a: b\nc: "d\ne: f\n', '2 c: expected YAML: close the quote'],
    ['a: b\nc:d\n', 'expected YAML: a space follows the colon'],
    ['a:\n  b: 1\n  c: 2\n  b: 3\n', '4 a.b: expected YAML: a field may be'],
    ['a: b\nc: *Safety officer*\n', '2 c: expected YAML: quote a text that begins with *'],
    ['a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> x\n', '2 a: expected YAML: two versions of'],
    ['a:\n\u00a0\u00a0b: 1\n', '2 a.b: expected YAML: indent by spaces, this line has other'],
    [
      'a: Fitter # 2\n',
      '1 a: expected YAML: quote a text with " #", which begins a comment: \'Fitter # 2\'',
    ],
    ['', '1 expected an object, got nothing'],
  ])('is rejected if it is not YAML or repeats a field: %j', (yaml, message) => {
    expect(errorOf(yaml)).toContain(message);
  });

  it('may have comments in lines of their own', () => {
    const yaml = '# top\na: b\n  # below\nc:\n  - d\n    # deep\n  - e\n# end\n';
    const lists = z.strictObject({ a: text, c: z.array(text) });
    expect(errorOf(yaml, lists)).toBe('accepted');
  });
});

describe('a warning', () => {
  // Discards warnings of other tests in the same process.
  beforeEach(() => void takeWarnings());

  const dated = z.strictObject({
    certificates: z.array(
      z.strictObject({ expires: text }).superRefine(({ expires }, context) => {
        if (expires === 'soon') warn(context, { path: ['expires'], message: 'expires soon' });
      }),
    ),
  });
  const soon = 'certificates:\n  - expires: later\n  - expires: soon\n';

  it('keeps the value, and names file, line and field once', () => {
    const parse = () => parseYaml('content/x.yaml', soon, dated);
    expect(parse()).toEqual({ certificates: [{ expires: 'later' }, { expires: 'soon' }] });
    parse();
    expect(takeWarnings()).toEqual(['content/x.yaml:3 certificates[1].expires: expires soon']);
    expect(takeWarnings()).toEqual([]);
  });

  it('does not hide a mistake', () => {
    expect(errorOf(`${soon}  - expires: 7\n`, dated)).toBe(
      "content/x.yaml:4 certificates[2].expires: expected a text, got the number 7; quote it: '7'",
    );
    expect(takeWarnings()).toHaveLength(1);
  });
});

describe('placeholders', () => {
  const placeholders = {
    valueFor: (name: string) => ({ name: 'A: B', headcount: '624' })[name],
    namesLike: () => ['headcount', 'name'],
    isEmpty: (name: string) => name === 'clients',
  };
  const page = z.strictObject({ title: text, label: textWith('n').optional() });

  const parse = (yaml: string) => parseYaml('x.yaml', yaml, page, { placeholders });

  it('are filled after parsing, so that a value cannot break the file', () => {
    expect(parse("title: '{name}, {headcount}'\nlabel: '{n} of {headcount}'\n")).toEqual({
      title: 'A: B, 624',
      label: '{n} of 624',
    });
  });

  it('are reported with line, field and the known names if they are unknown', () => {
    expect(() => parse('label: No. {n}\ntitle: We are {heads} and {n}\n')).toThrow(
      'x.yaml:2 title: unknown placeholder {heads}: expected one of {headcount}, {name}\n' +
        'x.yaml:2 title: unknown placeholder {n}: expected one of {headcount}, {name}',
    );
  });

  it('are reported if their list is empty', () => {
    expect(() => parse("title: 'For {clients} clients'\n")).toThrow(
      'x.yaml:1 title: {clients} has no value, because its list is empty',
    );
  });

  it('are reported as unknown in a file that allows none', () => {
    expect(() => parseYaml('x.yaml', 'title: We are {name}', page)).toThrow(
      'x.yaml:1 title: unknown placeholder {name}: expected none here',
    );
  });

  it.each([
    ['title: {headcount}', 'x.yaml:1 title: quote'],
    ['a:\n  - b: [c, {headcount}]', 'x.yaml:2 a[0].b[1]: quote'],
    ['a: 1\ntitle: {headcount} people', 'x.yaml:2 title: expected YAML: quote'],
    ['title: [a, 31 of {headcount}]', 'x.yaml:1 title: expected YAML: quote'],
    ['title: { a: 31 of {headcount} }', 'x.yaml:1 title: expected YAML: quote'],
  ])('are reported if they are not quoted: %s', (yaml, message) => {
    expect(() => parse(yaml)).toThrow(message);
    expect(() => parse(yaml)).toThrow("'{headcount} …'");
  });
});
