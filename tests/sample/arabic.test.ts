// The Arabic texts have the figures, placeholders and links of the English ones.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const PLACEHOLDER = /(?<!\\)\{([^{}#]+)\}/g;

/** Ordinals and their figures. */
const ORDINALS: Record<string, string> = {
  'يوم التقديم': '0',
  الثالثة: '3',
  الثالث: '3',
  الخامس: '5',
  الثامن: '8',
  العاشر: '10',
  'الحادي عشر': '11',
};

/** Figures of a text without its placeholders, ids, addresses and tags. */
function figuresIn(text: string): string[] {
  const words = text
    .replace(PLACEHOLDER, ' ')
    .replace(new RegExp(Object.keys(ORDINALS).join('|'), 'g'), (word) => ORDINALS[word] ?? word)
    .replace(/\{#[^}]*\}|\]\([^)]*\)|https?:\S+|\S+@\S+|<[^>]*>/g, ' ');
  const figures = words.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  // Arabic writes one and two of a thing without a figure.
  return figures.filter((figure) => !/^[12]$/.test(figure));
}

/** What both texts have the same number of times, in any order. */
function namedIn(text: string): string[] {
  const placeholders = Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) =>
    name.replace(/ in words$| as .*$/is, '').toLowerCase(),
  );
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, to = '']) => to);
  return [...placeholders, ...links].toSorted();
}

/** The data of a file; for Markdown, its front matter and the paragraphs of its body. */
function read(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.md')) return parse(text);
  const [, head = '', body = ''] = text.split(/^---$/m);
  return [parse(head), body.split('\n\n')];
}

/** Calls back with each pair of texts in the same place. */
function eachText(english: unknown, arabic: unknown, compare: (en: string, ar: string) => void) {
  if (typeof english === 'string' && typeof arabic === 'string') compare(english, arabic);
  if (typeof english !== 'object' || typeof arabic !== 'object' || !english || !arabic) return;
  for (const [key, each] of Object.entries(english)) {
    eachText(each, (arabic as Record<string, unknown>)[key], compare);
  }
}

const FILES = globSync('**/*.{yaml,md}', { cwd: 'content/ar', exclude: ['glossary.md'] });

test.each(FILES.toSorted())('%s has the figures and links of the English file', (file) => {
  const faults: string[] = [];
  eachText(read(`content/${file}`), read(`content/ar/${file}`), (english, arabic) => {
    const missing = figuresIn(english).filter((figure) => !figuresIn(arabic).includes(figure));
    if (missing.length > 0) faults.push(`${missing} missing in ${arabic}`);
    if (String(namedIn(english)) !== String(namedIn(arabic))) {
      faults.push(`${namedIn(english)} expected in ${arabic}`);
    }
  });
  expect(faults).toEqual([]);
});

const [, notUsed = ''] =
  /## Not used\n([^#]*)/.exec(readFileSync('content/ar/glossary.md', 'utf8')) ?? [];
const WORDS = [...notUsed.matchAll(/^\| (\p{Script=Arabic}[^|]*) \|/gmu)].map(
  ([, word = '']) => word,
);

test('no text has a word that the glossary replaces', () => {
  expect(WORDS.length).toBeGreaterThan(10);
  const found = FILES.flatMap((file) => {
    // Without what visitors type in the search.
    const text = readFileSync(`content/ar/${file}`, 'utf8').replace(/^ +words:\n( +- .*\n)+/gm, '');
    return WORDS.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
