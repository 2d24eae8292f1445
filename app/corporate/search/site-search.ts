import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { decodePostings, type IndexedPage, type SearchIndex } from './search-index.ts';
import { termsToFind, type Word, wordsOf } from './words.ts';

export interface Hit {
  page: IndexedPage;
  /** Number of the section in its page. */
  section: number;
  /** Terms of the section that the query matches, to highlight. */
  terms: ReadonlySet<string>;
}

export interface Hits {
  hits: readonly Hit[];
  /** Words of the query that resemble nothing on the site; the hits are those of the other words. */
  unknown: readonly string[];
  /** Whether no section has all words, so that the hits have only some of them. */
  isPartial: boolean;
  /** If nothing is found: words of the site that resemble those of the query. */
  near: readonly string[];
}

/** Searches the site. @param query as typed */
export type SiteSearch = (query: string) => Hits;

/** A section in MiniSearch. */
interface Entry {
  id: number;
  /** Title and other names of the page, if it is the page's first section. */
  title: string;
  heading: string;
  /** Title of its page, and the breadcrumb. */
  around: string;
  /** Terms of its text, separated by spaces. */
  text: string;
  /** Terms of the whole page, if it is its first section. */
  whole: string;
}

const FIELDS = ['title', 'heading', 'around', 'text', 'whole'] as const;

const BOOST = { title: 8, heading: 5, around: 0.6, text: 1, whole: 0.2 };

/** Pages that show parts of others. */
const SUMMARIES = ['/', '/prequalification'];

/** Maximum number of hits in one page. */
const MOST_OF_A_PAGE = 3;

/** Longer queries are cut. */
export const MOST_LETTERS = 200;
const MOST_WORDS = 12;

/** Maximum number of similar words to suggest. */
const MOST_NEAR = 4;

/** Maximum edit distance of a suggested word, as a fraction of the length. */
const NEAR = 0.45;

/** Number of sections that are indexed in one task. */
const AT_ONCE = 12;

/** Builds the search from an index, in tasks that are short even on a phone. */
export async function makeSiteSearch(index: SearchIndex): Promise<SiteSearch> {
  const sections = index.pages.flatMap((page) =>
    page.sections.map((_, section) => ({ page, section })),
  );
  const mini = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (text, field) =>
      field === 'text' || field === 'whole' ? text.split(' ') : wordsOf(text).flatMap(termsToFind),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      boost: BOOST,
      weights: { prefix: 0.5, fuzzy: 0.3 },
      boostDocument: (id: number) => (SUMMARIES.includes(sections[id]?.page.path ?? '') ? 0.5 : 1),
    },
  });
  const today = new Date().toISOString();
  const isOpen = ({ id }: Entry) => (sections[id]?.page.closes ?? today) >= today.slice(0, 10);
  await mini.addAllAsync(entriesOf(index).filter(isOpen), { chunkSize: AT_ONCE });
  const stopWords = new Set(index.stopWords);

  return (query) => {
    const all = wordsOf(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);
    const own = all.filter(({ spellings: [[term = ''] = []] }) => !stopWords.has(term));
    const fields = own.length > 0 ? FIELDS : (['title', 'heading'] as const);
    const words = own.length > 0 ? own : all;
    const options = { fields: [...fields] };
    const expressions = words.map((word) =>
      expressionsOf(word).find((each) => mini.search(each, options).length > 0),
    );
    const known = expressions.filter((each) => each !== undefined);
    const found = mini.search({ combineWith: 'AND', queries: known }, options);
    const isPartial = found.length === 0 && known.length > 1;
    const results = isPartial ? mini.search({ combineWith: 'OR', queries: known }, options) : found;
    const unknown = words.filter((_, i) => !expressions[i]);
    const hits = known.length === 0 ? [] : hitsOf(results, sections);
    return {
      hits,
      unknown: unknown.map(({ start, end }) => query.slice(start, end)),
      isPartial,
      near:
        hits.length === 0
          ? unknown.flatMap((word) => wordsLike(word, mini, index)).slice(0, MOST_NEAR)
          : [],
    };
  };
}

function entriesOf({ pages, terms, postings }: SearchIndex): Entry[] {
  const texts: string[][] = pages.flatMap(({ sections }) => sections.map(() => []));
  const lists = decodePostings(postings);
  for (const [i, term] of terms.split(' ').entries()) {
    for (const section of lists[i] ?? []) texts[section]?.push(term);
  }
  let id = -1;
  return pages.flatMap(({ title, names, trail, sections }) => {
    const whole = [...new Set(sections.flatMap((_, i) => texts[id + 1 + i] ?? []))];
    return sections.map(({ suffix, heading }): Entry => {
      id += 1;
      const isFirst = suffix === '';
      return {
        id,
        title: isFirst ? [title, ...names].join('\n') : '',
        heading,
        around: [title, ...trail].join('\n'),
        text: (texts[id] ?? []).join(' '),
        whole: isFirst ? whole.join(' ') : '',
      };
    });
  });
}

/**
 * Queries for a word, the exact one first; each is used only if the previous ones find nothing. The parts of
 * a number or name are searched only if the whole is not found: `B31.3` is not `B31.1` with a 3.
 */
function expressionsOf({ spellings, stems }: Word): Query[] {
  const exact = [...spellings.slice(0, 1), ...spellings.slice(0, 1).flatMap(variantsOf)];
  const all = [...exact, ...spellings.slice(1)];
  // No prefix search: a stem may not be a word, and longer words that begin with it are unrelated.
  const whole: Query[] = stems.map((stem) => ({ queries: [stem], prefix: false }));
  const withStems = (ways: string[][], mistakes: number): Query => ({
    combineWith: 'OR',
    queries: [anyOf(ways, mistakes), ...whole],
  });
  return [withStems(exact, 0), withStems(all, 0), withStems(all, 1), withStems(all, 2)];
}

/** @param mistakes letters of each term that may be wrong */
function anyOf(ways: readonly (readonly string[])[], mistakes: number): Query {
  return {
    combineWith: 'OR',
    queries: ways.map((terms) => ({
      combineWith: 'AND',
      queries: terms.map((term) => ({
        queries: [term],
        // Nearly every section has a word that begins with a given letter.
        prefix: term.length > 1,
        fuzzy: mistakesIn(term, mistakes),
      })),
    })),
  };
}

/** `ISO9001` is also `ISO 9001`, and `welders` is also `welder`. */
function variantsOf(terms: readonly string[]): string[][] {
  const [term = '', ...rest] = terms;
  if (rest.length > 0) return [];
  const parts = term.match(/\p{L}+|\d+/gu) ?? [];
  if (/\d/.test(term)) return parts.length > 1 && !term.includes('.') ? [parts] : [];
  const [singular = term] = /^[a-z]{4,}?(?=(?:ie)?s$)/.exec(term) ?? [];
  return singular === term ? [] : [[singular]];
}

/** Number of letters of a term that may be wrong: none in a number, which would be another one. */
function mistakesIn(term: string, most: number): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 5 ? Math.min(most, 1) : most;
}

function wordsLike(
  { spellings: [[term = ''] = []] }: Word,
  mini: MiniSearch,
  { pages }: SearchIndex,
): string[] {
  if (/\d/.test(term)) return [];
  const results = mini.search({ queries: [term], fuzzy: NEAR }, { fields: [...FIELDS] });
  const terms = [...new Set(results.flatMap(({ terms }) => terms))];
  if (!terms.some(isArabic)) return terms;
  // An Arabic term lacks the ending of its word, so suggest the whole word from a title.
  const titles = pages.flatMap(({ title, sections }) => [
    title,
    ...sections.map(({ heading }) => heading),
  ]);
  const whole = new Map(
    titles.flatMap((text) =>
      wordsOf(text).map(({ start, end, spellings: [[term = ''] = []] }) => [
        term,
        text.slice(start, end),
      ]),
    ),
  );
  return terms.flatMap((term) => (isArabic(term) ? (whole.get(term) ?? []) : term));
}

function hitsOf(
  results: readonly SearchResult[],
  sections: readonly Pick<Hit, 'page' | 'section'>[],
): Hit[] {
  const counts = new Map<IndexedPage, number>();
  return results.flatMap(({ id, terms }) => {
    const at = sections[id];
    if (!at) return [];
    const before = counts.get(at.page) ?? 0;
    counts.set(at.page, before + 1);
    // The page's first section contains the words of all its sections.
    const isRepeated = before > 0 && at.page.sections[at.section]?.suffix === '';
    if (before >= MOST_OF_A_PAGE || isRepeated) return [];
    return [{ ...at, terms: new Set(terms) }];
  });
}

const isArabic = (term: string) => /\p{Script=Arabic}/u.test(term);
