import { type Word, wordsOf } from '#shared/words.ts';
import { variantsOf } from './expressions.ts';
import type { Synonyms } from './search-index.ts';

/** Terms by which a word of a query is the same as one of a phrase. */
type Keys = ReadonlySet<string>;

export interface Phrase {
  /** Those of each of its words. */
  keys: Keys[];
  synonyms: Synonyms;
}

/** What a query asks for: a word, or a phrase among synonyms. */
export interface Asked {
  /** Its first word. */
  word: Word;
  /** Its number of words. */
  length: number;
  /** Offset in the query after its last word. */
  end: number;
  synonyms?: Synonyms | undefined;
}

/** The words and phrases of synonyms. */
export function phrasesOf(synonyms: Synonyms): Phrase[] {
  return synonyms.words.map((phrase) => ({ keys: wordsOf(phrase).map(keysOf), synonyms }));
}

function keysOf({ spellings: [terms = []], stems }: Word): Keys {
  const variants = [terms, ...variantsOf(terms)].map((variant) => variant.join(' '));
  return new Set([...variants, ...stems]);
}

/** Reads a query as the longest known phrases, and words. @param phrases the longest first */
export function askedFor(words: readonly Word[], phrases: readonly Phrase[]): Asked[] {
  const keys = words.map(keysOf);
  const isAt = (at: number, phrase: Phrase) =>
    phrase.keys.every((own, i) => keys[at + i] && !own.isDisjointFrom(keys[at + i] as Set<string>));
  const asked: Asked[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.find((each) => isAt(at, each));
    const length = phrase?.keys.length ?? 1;
    const word = words[at] as Word;
    const end = words[at + length - 1]?.end ?? word.end;
    asked.push({ word, length, end, synonyms: phrase?.synonyms });
    at += length;
  }
  return asked;
}
