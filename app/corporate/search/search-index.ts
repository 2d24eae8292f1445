/** Address of a language's index in a page's data until tools/postbuild replaces it by that of the built file. */
export const indexAddress = (language: string) => `/assets/search-index.${language}.json`;

/**
 * What the build writes for the search (tools/postbuild/search-files.ts): headings, and which terms each
 * section has. The texts themselves are in a file for each page, for the excerpts of results.
 */
export interface SearchIndex {
  pages: IndexedPage[];
  /** Words of the language that nearly every section has; comparable. */
  stopWords: string[];
  synonyms: Synonyms[];
  /** Terms of all sections' texts, separated by spaces. */
  terms: string;
  /** For each term, the sections that contain it, encoded by {@link encodePostings}. */
  postings: string;
}

/** Words and phrases that mean the same to a visitor (content/search.yaml). */
export interface Synonyms {
  words: string[];
  /** Path, and perhaps section, of the page that they ask for. */
  page?: string | undefined;
  /** HTML of the answer to who asks for nothing else. */
  answer?: string | undefined;
}

export interface IndexedPage {
  path: string;
  title: string;
  /** Other names of the page, such as its label in the menu. */
  names: string[];
  /** Breadcrumb between home and the page. */
  trail: string[];
  /** Last day (ISO 8601) of a page that closes. */
  closes?: string | undefined;
  /** Path of the file with its {@link SectionTexts}. */
  texts: string;
  sections: {
    /** `#` and an id, `?` and a query, or nothing. */ suffix: string;
    heading: string;
  }[];
}

/** The texts of a page: for each of its sections one for each block element, in document order. */
export type SectionTexts = string[][];

const END = '!';
const ZERO = 0x22;

/**
 * Encodes lists of section numbers: each number as a character for its distance from the previous one,
 * with a separator between lists. Half the size of numbers in JSON, after Brotli.
 *
 * @param lists ascending numbers from 0, each once
 */
export function encodePostings(lists: readonly (readonly number[])[]): string {
  return lists
    .map((list) =>
      list.map((at, i) => String.fromCharCode(ZERO + at - (list[i - 1] ?? -1))).join(''),
    )
    .join(END);
}

/** Decodes the result of {@link encodePostings}. */
export function decodePostings(postings: string): number[][] {
  return postings.split(END).map((list) => {
    let at = -1;
    return Array.from(list, (distance) => {
      at += distance.charCodeAt(0) - ZERO;
      return at;
    });
  });
}
