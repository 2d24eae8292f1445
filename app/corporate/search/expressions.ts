import type { Query } from 'minisearch';
import { isArabic, type Word, wordsOf } from '#shared/words.ts';
import type { Synonyms } from './search-index.ts';

/** Longest term of a synonym that is found as a whole word only: "CR" also begins other words. */
const WHOLE = 4;

/**
 * Queries for a word, the exact one first; each is used only if the previous ones find nothing. The parts of
 * a number or name are searched only if the whole is not found: `B31.3` is not `B31.1` with a 3.
 */
export function expressionsOf({ spellings, stems }: Word): Query[] {
  const exact = [...spellings.slice(0, 1), ...spellings.slice(0, 1).flatMap(variantsOf)];
  const all = [...exact, ...spellings.slice(1), ...spellings.slice(0, 1).flatMap(inflectionsOf)];
  // No prefix search: a stem may not be a word, and longer words that begin with it are unrelated.
  const whole: Query[] = stems.map((stem) => ({ queries: [stem], prefix: false }));
  const withStems = (ways: string[][], mistakes: number): Query => ({
    combineWith: 'OR',
    queries: [anyOf(ways, mistakes), ...whole],
  });
  return [withStems(exact, 0), withStems(all, 0), withStems(all, 1), withStems(all, 2)];
}

/** The first of {@link expressionsOf} that finds other words than that of the query. */
export const SIMILAR = 2;

/**
 * @param mistakes letters of each term that may be wrong
 * @param whole up to this length a term is a whole word, else the beginning of one
 */
function anyOf(
  ways: readonly (readonly string[])[],
  mistakes: number,
  // Nearly every section has a word that begins with a given letter.
  whole = 1,
): Query {
  return {
    combineWith: 'OR',
    queries: ways.map((terms) => ({
      combineWith: 'AND',
      queries: terms.map((term) => ({
        queries: [term],
        prefix: term.length > whole,
        fuzzy: mistakesIn(term, mistakes),
      })),
    })),
  };
}

/** `ISO9001` is also `ISO 9001`, and `welders` is also `welder`. */
export function variantsOf(terms: readonly string[]): string[][] {
  const [term = '', ...rest] = terms;
  if (rest.length > 0) return [];
  const parts = term.match(/\p{L}+|\d+/gu) ?? [];
  if (/\d/.test(term)) return parts.length > 1 && !term.includes('.') ? [parts] : [];
  const [singular = term] = /^[a-z]{4,}?(?=(?:ie)?s$)/.exec(term) ?? [];
  return singular === term ? [] : [[singular]];
}

/** `testing` is also `test`. */
function inflectionsOf([term = '', ...rest]: readonly string[]): string[][] {
  const [stem = term] = /^[a-z]{5,}?(?=(?:ing|ed)$)/.exec(term) ?? [];
  return rest.length > 0 || stem === term ? [] : [[stem]];
}

/**
 * Number of letters of a term that may be wrong: none in a number, which would be another one. An Arabic
 * term has no vowels, so that fewer letters tell it from others.
 */
function mistakesIn(term: string, most: number): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < (isArabic(term) ? 7 : 5) ? Math.min(most, 1) : most;
}

/** Any of the words, or the phrases in a title: in a text their words have little to do with each other. */
export function anyPhrase({ words }: Synonyms, isStopWord: (word: Word) => boolean): Query {
  const phrases = words.map((phrase) => wordsOf(phrase).filter((word) => !isStopWord(word)));
  return {
    combineWith: 'OR',
    queries: phrases
      .filter((phrase) => phrase.length > 0)
      .map((phrase) => ({
        combineWith: 'AND',
        ...(phrase.length > 1 && { fields: ['title', 'heading', 'asked'] }),
        queries: phrase.map(({ spellings: [terms = []] }) =>
          anyOf([terms, ...variantsOf(terms)], 0, WHOLE),
        ),
      })),
  };
}
