import { readFileSync } from 'node:fs';

/** Lists the faults of an Arabic text by comparison with the English one. */
type Rule = (english: string, arabic: string) => string[];

const PLACEHOLDER = /(?<!\\)\{([^{}#]+)\}/g;
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const CODE = /[A-Za-z][\w.&-]*/g;

/** Removes placeholders, ids, URLs, e-mail addresses and tags. */
const wordsOf = (text: string) =>
  text
    .replace(PLACEHOLDER, ' ')
    .replace(/\{#[^}]*\}/g, ' ')
    .replace(/\]\([^)]*\)|https?:\S+|\S+@\S+|<[^>]*>/g, ' ');

/** Removes diacritics, tatweel, hamza on alef and line breaks. */
const bare = (text: string) =>
  text
    .replace(/[\u064b-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/\s+/g, ' ')
    .trim();

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');

/** An Arabic word with or without the article, joined letters and endings. */
function wordPattern(word: string): string {
  const stem = bare(word.replace(/^ال/, ''))
    .replace(/ة$/, '(?:ة|ت|ات)')
    .replace(/ى$/, '[ىيا]')
    .replace(/ء$/, '[ءؤئ]');
  return `(?<![ء-ي])[وفبكل]{0,3}(?:ال)?${stem}[ء-ي]{0,4}(?![ء-ي])`;
}

interface Term {
  term: string;
  pattern: RegExp;
  /** Its translations. */
  arabic: RegExp[];
}

/** The glossary, longest terms first: `plant register` hides the `plant` in it. */
const glossary: Term[] = readFileSync('content/ar/glossary.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, term = '', arabic]) => arabic !== undefined && !/^(?:English|-*)$/.test(term))
  .flatMap(([, terms = '', arabic = '']) =>
    terms.split(' / ').map((term) => ({
      term,
      pattern: new RegExp(
        `(?<![\\w-])${/y$/.test(term) ? `${quoted(term.slice(0, -1))}(?:y|ies)` : `${quoted(term)}(?:s|es)?`}(?![\\w-])`,
        /^[A-Z]/.test(term) ? 'g' : 'gi',
      ),
      arabic: arabic
        .split('/')
        .filter((form) => form.trim() !== '–')
        .map((form) => new RegExp(form.trim().split(/\s+/).map(wordPattern).join('\\s+'))),
    })),
  )
  .toSorted((a, b) => b.term.length - a.term.length);

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The English words for a number up to 100. */
function spelled(n: number): string {
  if (n < 20) return ONES[n] ?? '-';
  const ones = n % 10 ? `-${ONES[n % 10]}` : '';
  return n < 100 ? `${TENS[Math.floor(n / 10)]}${ones}` : 'hundred';
}

const sorted = (list: readonly string[]) => list.toSorted().join();

/** Reports a list that differs, whatever the order. */
const same = (listOf: (text: string) => string[]): Rule => {
  return (english, arabic) => {
    const [expected, found] = [listOf(english), listOf(arabic)].map(sorted);
    return expected === found ? [] : [`${found} for ${expected}`];
  };
};

const groups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

export const rules: Record<string, Rule> = {
  placeholders: same((text) =>
    groups(text, PLACEHOLDER).map((name) => name.replace(/ in words$/i, '').toLowerCase()),
  ),
  links: same((text) => groups(text, /\]\(([^)]+)\)/g)),
  untranslated(english, arabic) {
    const isText = /[a-z]{3,}/.test(wordsOf(english)) && !/^[\w-]+(?:\/[\w-]+)*$/.test(english);
    return english === arabic && isText ? [english] : [];
  },
  /** Reports Latin letters that are not codes of the English text. */
  latin(english, arabic) {
    if (english === arabic) return [];
    const known = new Set(
      (english.match(CODE) ?? []).flatMap((code) => [code, code.replace(/s$/, '')]),
    );
    const found = wordsOf(arabic).match(CODE) ?? [];
    return found.filter((code) => !known.has(code) || /^[a-z]{2,}$/.test(code));
  },
  script: (_, arabic) => [
    ...(arabic.match(/[٠-٩۰-۹]|ـ|اً/g) ?? []),
    ...(wordsOf(arabic).match(/[\u0600-\u06ff][,;?]/g) ?? []),
    ...(wordsOf(arabic)
      .replace(/\d["”]/g, '')
      .match(/["“”‘’]/g) ?? []),
    ...(arabic.match(/ {2,}| [،؛:؟]|\s و [\dA-Za-z]/g) ?? []),
  ],
  /** Reports missing numbers, and numbers that the English text neither has nor spells out. */
  numbers(english, arabic) {
    const expected: string[] = wordsOf(english).match(NUMBER) ?? [];
    const found: string[] = wordsOf(arabic).match(NUMBER) ?? [];
    const isSpelled = (number: string) =>
      RegExp(`\\b${spelled(Number(number))}\\b`, 'i').test(english);
    return [
      ...expected.filter((number) => !found.includes(number)),
      ...found.filter((number) => !expected.includes(number) && !isSpelled(number)),
    ];
  },
  glossary(english, arabic) {
    if (english === arabic) return [];
    const text = bare(wordsOf(arabic));
    let rest = wordsOf(english).replace(/\s+/g, ' ');
    return glossary.flatMap(({ term, pattern, arabic: forms }) => {
      const before = rest;
      rest = rest.replace(pattern, ' # ');
      const isMissing = forms.length > 0 && !forms.some((form) => form.test(text));
      return rest !== before && isMissing ? [term] : [];
    });
  },
};
