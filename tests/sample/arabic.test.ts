// The Arabic texts have the figures and terms of the English ones. arabic-exceptions.yaml lists the
// exceptions with their reasons.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { rules } from './arabic-rules.ts';

const exception = z.strictObject({
  file: z.string().optional(),
  /** Prefix of the place. */
  at: z.string().default(''),
  /** The finding to except; any, if absent. */
  found: z.union([z.string(), z.number(), z.array(z.string())]).optional(),
  why: z.string(),
});

const exceptions = z
  .record(z.string(), z.array(exception))
  .parse(parse(readFileSync('tests/sample/arabic-exceptions.yaml', 'utf8')));

const used = new Set<z.infer<typeof exception>>();

/** Whether a rule has an exception for a finding. */
function isExcepted(rule: string, file: string, place: string, found: string): boolean {
  const entry = exceptions[rule]?.find(
    (each) =>
      (each.file ?? file) === file &&
      place.startsWith(each.at) &&
      [each.found ?? found].flat().map(String).includes(found),
  );
  if (entry) used.add(entry);
  return entry !== undefined;
}

type Tree = string | number | boolean | null | Tree[] | { [key: string]: Tree };
type Mapping = { [key: string]: Tree };

const isMapping = (tree: Tree | undefined): tree is Mapping =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);

/** The data of a file; for Markdown, its front matter and the paragraphs of its body. */
function read(path: string): Mapping {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.md')) return parse(text) as Mapping;
  const [, head = '', body = ''] = text.split(/^---$/m);
  return { ...(parse(head) as Mapping), body: body.split('\n\n') };
}

const FILES = globSync('**/*.{yaml,md}', {
  cwd: 'content/ar',
  exclude: ['glossary.md'],
}).toSorted();

const [english, arabic] = ['content', 'content/ar'].map(
  (folder) => new Map(FILES.map((file) => [file, read(`${folder}/${file}`)])),
) as [Map<string, Mapping>, Map<string, Mapping>];

/** Keys whose values translations may repeat. */
const IDENTIFIERS = ['id', 'kind', 'record', 'category'];

/** Arabic page titles by English title: a label that equals a title must have its translation. */
const titles = new Map(
  FILES.flatMap((file) => {
    const [en = [], ar = []] = [english, arabic].map((all) => titlesOf(all.get(file)));
    return en.flatMap((title, i) => (title === undefined ? [] : [[title.toLowerCase(), ar[i]]]));
  }) as [string, string | undefined][],
);

function titlesOf(page: Tree | undefined): (string | undefined)[] {
  const at = (...keys: string[]) => {
    const found = keys.reduce<Tree | undefined>(
      (tree, key) => (isMapping(tree) ? tree[key] : undefined),
      page,
    );
    return typeof found === 'string' ? found : undefined;
  };
  return [
    at('title'),
    at('banner', 'title'),
    at('iso', 'banner', 'title'),
    at('registrations', 'banner', 'title'),
  ];
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

type Report = (rule: string, place: string, found: string) => void;

/** Compares the texts of two trees; `key` is the last mapping key in the place. */
function compare(en: Tree, ar: Tree | undefined, place: string, key: string, report: Report): void {
  // Each language has stop words of its own.
  if (key === 'stopWords' || ar === undefined) return;
  if (Array.isArray(en) && Array.isArray(ar)) {
    if (ar.length !== en.length) report('structure', place, `list of ${en.length} expected`);
    for (const [i, each] of en.entries()) compare(each, ar[i], `${place}[${i}]`, key, report);
  } else if (isMapping(en) && isMapping(ar)) {
    const isPlural = 'other' in en && !('title' in en);
    for (const name of isPlural ? FORMS : []) {
      if (!(name in ar)) report('structure', place, `${name} missing`);
    }
    for (const [name, each] of Object.entries(en)) {
      compare(each, ar[name], place ? `${place}.${name}` : name, name, report);
    }
  } else if (typeof en === 'string' && typeof ar === 'string' && !IDENTIFIERS.includes(key)) {
    compareTexts(en, ar, place, key, report);
  }
}

function compareTexts(en: string, ar: string, place: string, key: string, report: Report): void {
  const title = ['label', 'trail'].includes(key) ? titles.get(en.toLowerCase()) : undefined;
  if (title && ar !== title) report('title', place, `${ar} for ${title}`);
  for (const [rule, find] of Object.entries(rules)) {
    for (const found of new Set(find(en, ar))) report(rule, place, found);
  }
}

/** Findings in a file, by place. */
function findings(file: string, en: Tree, ar: Tree | undefined): string[] {
  const found: string[] = [];
  compare(en, ar, '', '', (rule, place, what) => {
    if (!isExcepted(rule, file, place, what)) found.push(`${place}: ${rule} ${what}`);
  });
  return found;
}

test.each(FILES)('%s has the figures and terms of the English file', (file) => {
  expect(findings(file, english.get(file) ?? null, arabic.get(file))).toEqual([]);
});

test('every exception is needed', () => {
  const all = Object.values(exceptions).flat();
  expect(all.filter((entry) => !used.has(entry))).toEqual([]);
});
