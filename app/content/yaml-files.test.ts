// Decision 0203: editors and other tools read the content with their own YAML parser.
import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const files = globSync('{content,media}/**/*.yaml');

it('finds the files', () => expect(files.length).toBeGreaterThan(50));

it.each(files)('%s reads the same with a second parser', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(load(text)).toEqual(parse(text));
});
