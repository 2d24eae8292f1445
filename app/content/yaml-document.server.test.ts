// Decision 0201: a mistake in content stops the build with file, line, field and expectation.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { home } from './schemas/home.ts';
import { interfaceTexts } from './schemas/interface.ts';
import { text } from './schemas/text.ts';
import { parseYaml } from './yaml-document.server.ts';

const slides = z.strictObject({
  hero: z.strictObject({ slides: z.array(z.strictObject({ title: text, seconds: z.int() })) }),
});

function refusal(yaml: string, schema: z.ZodType = slides, firstLine = 1): string {
  try {
    parseYaml('content/en/x.yaml', yaml, schema, firstLine);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

describe('a content file that does not fit', () => {
  it('names file, line, field and expectation', () => {
    const yaml =
      'hero:\n  slides:\n    - title: One\n      seconds: 6\n    - title: 7\n      seconds: 6\n';
    expect(refusal(yaml)).toBe(
      'content/en/x.yaml:5 hero.slides[1].title: expected a string, got number 7',
    );
  });

  it('names all its problems at once, in the order of the file', () => {
    const yaml = 'hero:\n  slides:\n    - title: ""\n      second: 6\n      seconds: 1.5\n';
    expect(refusal(yaml).split('\n')).toEqual([
      'content/en/x.yaml:3 hero.slides[0].title: expected a non-empty string, got ""',
      'content/en/x.yaml:4 hero.slides[0].second: expected no such field: this name is unknown here',
      'content/en/x.yaml:5 hero.slides[0].seconds: expected a whole number, got number 1.5',
    ]);
  });

  it('points at the object that lacks a field', () => {
    const yaml = 'hero:\n  slides:\n    - title: One\n      seconds: 6\n    - title: Two\n';
    expect(refusal(yaml)).toBe(
      'content/en/x.yaml:5 hero.slides[1].seconds: expected a number, but it is missing',
    );
  });

  it('counts lines from where the text begins', () => {
    expect(refusal('hero: 1\n', slides, 10)).toBe(
      'content/en/x.yaml:10 hero: expected an object, got number 1',
    );
  });

  it('is refused when it is no YAML, or says a thing twice', () => {
    expect(refusal('hero: [1\n')).toMatch(/^content\/en\/x\.yaml:2 expected YAML: /);
    expect(refusal('hero:\n  a: 1\n  a: 2\n')).toMatch(/^content\/en\/x\.yaml:3 expected YAML: /);
    const colon = /^content\/en\/x\.yaml:2 expected YAML: a text with a colon .* stands in quotes/;
    expect(refusal('a: b\ntagline: EPC: civil works\n')).toMatch(colon);
    expect(refusal('a: b\nc: { label: Careers to: /careers }\n')).toMatch(colon);
    expect(refusal('')).toBe('content/en/x.yaml:1 expected an object, got nothing');
  });
});

describe('the files of the site', () => {
  const mutated = (name: string, from: string, to: string) => {
    const yaml = readFileSync(`content/en/${name}.yaml`, 'utf8');
    expect(yaml).toContain(from);
    return yaml.replace(from, to);
  };
  const lineOf = (yaml: string, found: string) =>
    yaml.slice(0, yaml.indexOf(found)).split('\n').length;

  it('§2.4 a slide without its gradient title stops the build', () => {
    const yaml = mutated('home', 'gradientTitle: a record', 'gradientTitel: a record');
    const line = lineOf(yaml, 'gradientTitel');
    expect(refusal(yaml, home)).toContain(
      `content/en/x.yaml:${line} hero.slides[0].gradientTitel: expected no such field`,
    );
    expect(refusal(yaml, home)).toContain(
      'hero.slides[0].gradientTitle: expected a string, but it is missing',
    );
  });

  it('§2.4 a slide of an unknown kind stops the build', () => {
    const yaml = mutated('home', 'kind: picture', 'kind: film');
    expect(refusal(yaml, home)).toBe(
      `content/en/x.yaml:${lineOf(yaml, 'kind: film')} hero.slides[3].kind: expected one of "words", "picture", got "film"`,
    );
  });

  it('a text of the dictionary that lacks a key or a placeholder stops the build', () => {
    const unknown = mutated('interface', 'allBlank:', 'allEmpty:');
    expect(refusal(unknown, interfaceTexts)).toMatch(/form\.errors\.allBlank: expected a string/);
    expect(refusal(unknown, interfaceTexts)).toMatch(/form\.errors\.allEmpty: expected no such/);
    const yaml = mutated('interface', 'Picture {n} of {total}', 'Picture {n} of {count}');
    expect(refusal(yaml, interfaceTexts)).toBe(
      `content/en/x.yaml:${lineOf(yaml, '{count}')} hero.slide: expected a text with {n} and {total}, each once`,
    );
  });
});
