import { comparableText, westernDigits, withoutArticle } from './comparable-text.ts';

/** A word of a text, or a number or name of several parts: `1,250,000`, `B31.3`, `7999 000 417`. */
export interface Word {
  /** Offsets in the text. */
  start: number;
  end: number;
  /** Ways to write it, each as a list of index terms; the one with the fewest terms first. */
  spellings: string[][];
  /** Terms without a joined letter, such as Arabic `و`; most are not words at all. */
  stems: string[];
}

/** Letters, digits, vowel signs and tatweel, and the signs that join them to one word. */
const WORD =
  /[\p{L}\p{M}\p{N}\u0640]+(?:(?:[-\u2010\u2011\u2013._&/:'\u2019]|(?<=\d),(?=\d))[\p{L}\p{M}\p{N}\u0640]+)*/gu;

const PART = /[\p{L}\p{M}\p{N}\u0640]+/gu;

/** Digits with separators of groups. */
const NUMBER = /^\d+(?:[,.'\u2019]\d+)*$/;

/** One space or no-break space before a digit. */
const DIGITS_AHEAD = /^[ \u00a0\u202f](?=\d)/;

/** Endings of Arabic nouns and adjectives, and possessives; at least three or four letters must remain. */
const ENDING =
  /(?<=^.{3,})(?:ات|يه|ي|ه|ا?ت(?:ه|ها|هم|نا|كم|ان|ين))$|(?<=^.{4,})(?:ان|ين|ون|ا|ها|هم|نا|كم)$/u;

/** The preposition `ل` in `للحام`, which looks like the article: the noun `لحام` begins with `ل` itself. */
const BEFORE_L = /^[وف]?ل(?=ل\p{Script=Arabic}{2})/u;

/** Conjunctions and prepositions that Arabic joins to a word of at least three letters, or to a code. */
const JOINED = /^(?:[وف]?[بكل]|[وف])(?=\p{Script=Arabic}{3}|[a-z\d])/u;

/** The British spelling in `organisation`, for `organization`. */
const BRITISH = /is(?=(?:e[ds]?|ing|ations?|ational)$)/;

/** Splits a text into the words that a search compares. */
export function wordsOf(text: string): Word[] {
  const western = westernDigits(text);
  const found = [...western.matchAll(WORD)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    match,
  }));
  const words: Word[] = [];
  for (let at = 0; at < found.length; ) {
    let last = at;
    while (isNumberGoingOn(western, found[last], found[last + 1])) last += 1;
    const group = found.slice(at, last + 1);
    const matches = group.map(({ match }) => match);
    words.push({
      start: group[0]?.start ?? 0,
      end: group.at(-1)?.end ?? 0,
      spellings: matches.length > 1 ? numberInGroups(matches) : spellings(matches[0] ?? ''),
      stems: stemsOf(comparableText(matches[0] ?? '')),
    });
    at = last + 1;
  }
  return words;
}

/** All terms of a text, for an index: each word in every spelling. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ spellings }) => [...new Set(spellings.flat())]);
}

/** The terms by which a word is found: those of its spellings, and its stems. */
export function termsToFind({ spellings, stems }: Word): string[] {
  return [...new Set([...spellings.flat(), ...stems])];
}

interface Found {
  end: number;
  match: string;
}

function isNumberGoingOn(text: string, word: Found | undefined, next: Found | undefined): boolean {
  if (!word || !next || !NUMBER.test(next.match)) return false;
  return /^\d+$/.test(word.match) && DIGITS_AHEAD.test(text.slice(word.end, word.end + 2));
}

/** `1 250 000`, `7999 000 417`. */
function numberInGroups(groups: readonly string[]): string[][] {
  return [...spellings(groups.join('')), groups.map((group) => group.replace(/\D/g, ''))];
}

function spellings(word: string): string[][] {
  if (NUMBER.test(word) && /\D/.test(word)) return numberSpellings(word);
  const parts = [...word.matchAll(PART)].map(([part]) => term(part));
  if (parts.length === 1) return [parts];
  return [[parts.join('')], parts];
}

/** `1,250,000.50` is `1250000` and `1250000.5`; `1.250.000` is `1250000` too. */
function numberSpellings(number: string): string[][] {
  const dots = number.split('.');
  const [, fraction] = dots.length === 2 ? dots : [];
  const whole = (fraction === undefined ? number : (dots[0] ?? '')).replace(/\D/g, '');
  if (fraction === undefined) return [[whole]];
  const exact = fraction.replace(/0+$/, '');
  return exact === '' ? [[whole]] : [[`${whole}.${exact}`], [whole]];
}

/** @param word as written, comparable */
function stemsOf(word: string): string[] {
  const joined = withoutArticle(word) === word ? JOINED : BEFORE_L;
  const stem = word.replace(joined, '');
  return stem === word ? [] : spellings(stem).slice(0, 1).flat();
}

/** The form of a word that an index compares. */
function term(part: string): string {
  return withoutEnding(withoutArticle(comparableText(part))).replace(BRITISH, 'iz');
}

function withoutEnding(word: string): string {
  return /^\p{Script=Arabic}/u.test(word) ? word.replace(ENDING, '') : word;
}

/** Whether a term has Arabic letters. */
export function isArabic(term: string): boolean {
  return /\p{Script=Arabic}/u.test(term);
}
