// Decision 0201: a mistake in content fails the build with file, line, field and expectation.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { takeWarnings, warn } from './content-warning.server.ts';
import { text } from './fields.server.ts';
import { parseYaml } from './yaml-document.server.ts';

const slides = z.strictObject({
  hero: z.strictObject({ slides: z.array(z.strictObject({ title: text, seconds: z.int() })) }),
});

function errorOf(yaml: string, schema: z.ZodType = slides, firstLine = 1): string {
  try {
    parseYaml('content/en/x.yaml', yaml, schema, firstLine);
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
      'content/en/x.yaml:5 hero.slides[1].title: expected a string, got number 7',
    );
  });

  it('reports all its problems at once, in the order of the file', () => {
    const yaml = 'hero:\n  slides:\n    - title: ""\n      second: 6\n      seconds: 1.5\n';
    expect(errorOf(yaml).split('\n')).toEqual([
      'content/en/x.yaml:3 hero.slides[0].title: expected a non-empty string, got ""',
      'content/en/x.yaml:4 hero.slides[0].second: unknown field',
      'content/en/x.yaml:5 hero.slides[0].seconds: expected a whole number, got number 1.5',
    ]);
  });

  it('reports a missing field at the line of its object', () => {
    const yaml = 'hero:\n  slides:\n    - title: One\n      seconds: 6\n    - title: Two\n';
    expect(errorOf(yaml)).toBe(
      'content/en/x.yaml:5 hero.slides[1].seconds: expected a number, but it is missing',
    );
  });

  it('counts lines from the given first line', () => {
    expect(errorOf('hero: 1\n', slides, 10)).toBe(
      'content/en/x.yaml:10 hero: expected an object, got number 1',
    );
  });

  it('is rejected if it is not YAML or repeats a field', () => {
    expect(errorOf('hero: [1\n')).toMatch(/^content\/en\/x\.yaml:2 expected YAML: /);
    expect(errorOf('hero:\n  a: 1\n  a: 2\n')).toMatch(/^content\/en\/x\.yaml:3 expected YAML: /);
    const colon = /^content\/en\/x\.yaml:2 expected YAML: quote a text that contains a colon /;
    expect(errorOf('a: b\ntagline: EPC: civil works\n')).toMatch(colon);
    expect(errorOf('a: b\nc: { label: Careers to: /careers }\n')).toMatch(colon);
    expect(errorOf('')).toBe('content/en/x.yaml:1 expected an object, got nothing');
  });
});

describe('a value to check', () => {
  const dated = z.strictObject({
    certificates: z.array(
      z.strictObject({ expires: text }).superRefine(({ expires }, context) => {
        if (expires === 'soon') warn(context, { path: ['expires'], message: 'expires soon' });
      }),
    ),
  });
  const soon = 'certificates:\n  - expires: later\n  - expires: soon\n';

  it('is accepted, with a warning that names file, line and field, once', () => {
    const parse = () => parseYaml('content/en/x.yaml', soon, dated);
    expect(parse()).toEqual({ certificates: [{ expires: 'later' }, { expires: 'soon' }] });
    parse();
    expect(takeWarnings()).toEqual(['content/en/x.yaml:3 certificates[1].expires: expires soon']);
    expect(takeWarnings()).toEqual([]);
  });

  it('does not hide a mistake', () => {
    expect(errorOf(`${soon}  - expires: 7\n`, dated)).toBe(
      'content/en/x.yaml:4 certificates[2].expires: expected a string, got number 7',
    );
    expect(takeWarnings()).toHaveLength(1);
  });
});
