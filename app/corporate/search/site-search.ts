import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { isArabic, termsToFind, type Word, wordsOf } from '#shared/words.ts';
import { type Asked, askedFor, phrasesOf } from './asked.ts';
import { anyPhrase, expressionsOf, SIMILAR } from './expressions.ts';
import { decodePostings, type IndexedPage, type SearchIndex } from './search-index.ts';

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
  /** Words of the query that are not on the site, but resemble some that are. */
  similar: readonly string[];
  /** HTML of the answers to what is asked. */
  answers: readonly string[];
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
  /** Synonyms that lead to it. */
  asked: string;
  /** Title of its page, and the breadcrumb. */
  around: string;
  /** Terms of its text, separated by spaces. */
  text: string;
  /** Terms of the whole page, if it is its first section. */
  whole: string;
}

const FIELDS = ['title', 'heading', 'asked', 'around', 'text', 'whole'] as const;

const BOOST = { title: 8, heading: 5, asked: 5, around: 0.6, text: 1, whole: 0.2 };

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
  const isOpen = (at: (typeof sections)[number] | undefined) =>
    (at?.page.closes ?? today) >= today.slice(0, 10);
  const entries = entriesOf(index).filter(({ id }) => isOpen(sections[id]));
  await mini.addAllAsync(entries, { chunkSize: AT_ONCE });
  const stopWords = new Set(index.stopWords);
  const isStopWord = ({ spellings: [[term = ''] = []] }: Word) => stopWords.has(term);
  const phrases = index.synonyms
    .flatMap(phrasesOf)
    .toSorted((a, b) => b.keys.length - a.keys.length);
  const linked = ({ page, section }: (typeof sections)[number]) =>
    page.path + (page.sections[section]?.suffix ?? '');
  const sectionAt = (link: string) =>
    [link, link.split('#', 1)[0]]
      .map((path) => sections.find((each) => linked(each) === path && isOpen(each)))
      .find((at) => at !== undefined);

  return (query) => {
    const all = wordsOf(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);
    const asked = askedFor(all, phrases);
    const own = asked.filter(({ word, synonyms }) => synonyms || !isStopWord(word));
    const fields = own.length > 0 ? FIELDS : (['title', 'heading'] as const);
    const options = { fields: [...fields] };
    const requests = (own.length > 0 ? own : asked).map((request): Located => {
      const ways: Query[] = request.synonyms
        ? [anyPhrase(request.synonyms, isStopWord)]
        : expressionsOf(request.word);
      const way = ways.findIndex((each) => mini.search(each, options).length > 0);
      return { ...request, expression: ways[way], isSimilar: way >= SIMILAR };
    });
    const known = requests.map(({ expression }) => expression).filter((each) => each !== undefined);
    const found =
      known.length > 0 ? mini.search({ combineWith: 'AND', queries: known }, options) : [];
    const isPartial = found.length === 0 && known.length > 1;
    const results = isPartial ? mini.search({ combineWith: 'OR', queries: known }, options) : found;
    // A word of the site besides decides itself what comes first.
    const isOnlySynonyms = requests.every(
      ({ synonyms, expression, isSimilar }) => synonyms?.page || !expression || isSimilar,
    );
    const meant = requests
      .flatMap(({ synonyms, length }) => (synonyms ? { synonyms, length } : []))
      .toSorted((a, b) => b.length - a.length)
      .map(({ synonyms }) => synonyms);
    const first =
      isOnlySynonyms || isPartial ? meant.flatMap(({ page }) => sectionAt(page ?? '') ?? []) : [];
    const hits = hitsOf(results, sections, first);
    const written = ({ word: { start }, end }: Located) => query.slice(start, end);
    const unknown = requests.filter(({ expression, synonyms }) => !(expression || synonyms?.page));
    return {
      hits,
      unknown: unknown.map(written),
      similar: requests.filter(({ isSimilar }) => isSimilar).map(written),
      answers: isOnlySynonyms ? meant.flatMap(({ answer }) => answer ?? []) : [],
      isPartial,
      near:
        hits.length === 0
          ? unknown.flatMap(({ word }) => wordsLike(word, mini, index)).slice(0, MOST_NEAR)
          : [],
    };
  };
}

interface Located extends Asked {
  /** Query that finds it on the site, undefined if none does. */
  expression: Query | undefined;
  /** Whether that finds other words. */
  isSimilar: boolean;
}

function entriesOf({ pages, terms, postings, synonyms }: SearchIndex): Entry[] {
  const texts: string[][] = pages.flatMap(({ sections }) => sections.map(() => []));
  const lists = decodePostings(postings);
  for (const [i, term] of terms.split(' ').entries()) {
    for (const section of lists[i] ?? []) texts[section]?.push(term);
  }
  let id = -1;
  return pages.flatMap(({ path, title, names, trail, sections }) => {
    const whole = [...new Set(sections.flatMap((_, i) => texts[id + 1 + i] ?? []))];
    return sections.map(({ suffix, heading }): Entry => {
      id += 1;
      const isFirst = suffix === '';
      return {
        id,
        title: isFirst ? [title, ...names].join('\n') : '',
        heading,
        asked: synonyms
          .filter(({ page }) => page === path + suffix)
          .flatMap(({ words }) => words)
          .join('\n'),
        around: [title, ...trail].join('\n'),
        text: (texts[id] ?? []).join(' '),
        whole: isFirst ? whole.join(' ') : '',
      };
    });
  });
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

/** @param first sections that come before the others */
function hitsOf(
  results: readonly SearchResult[],
  sections: readonly Pick<Hit, 'page' | 'section'>[],
  first: readonly Pick<Hit, 'page' | 'section'>[],
): Hit[] {
  const termsOfFirst = (at: (typeof first)[number]) =>
    new Set(results.find(({ id }) => sections[id] === at)?.terms);
  const counts = new Map<IndexedPage, number>(first.map(({ page }) => [page, 1]));
  const rest = results.flatMap(({ id, terms }) => {
    const at = sections[id];
    if (!at || first.includes(at)) return [];
    const before = counts.get(at.page) ?? 0;
    counts.set(at.page, before + 1);
    // The page's first section contains the words of all its sections.
    const isRepeated = before > 0 && at.page.sections[at.section]?.suffix === '';
    if (before >= MOST_OF_A_PAGE || isRepeated) return [];
    return [{ ...at, terms: new Set(terms) }];
  });
  return [...new Set(first)].map((at) => ({ ...at, terms: termsOfFirst(at) })).concat(rest);
}
