import { existsSync } from 'node:fs';
import { z } from 'zod';
import { readerByName } from '#app/content/files.server.ts';
import { indexReader } from '#app/content/readers.server.ts';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import type { DetailsSection } from './details-path.ts';

/** Index of a language's details pages: the path in the route table by {@link recordKey}. */
export function addressFile(language: string): string {
  return `build/addresses.${language}.json`;
}

/** Key of a record. It is the same in every language, unlike the address, which derives from the title. */
export function recordKey(section: DetailsSection, id: number | string): string {
  return `${section}/${id}`;
}

/** Reads {@link addressFile} of a language. */
export const readAddresses = readerByName((language) =>
  indexReader(addressFile(language), z.record(z.string(), z.string())),
);

/** Data that the loader of a details route adds for language links; nothing on a site with one language. */
export interface InOtherLanguages {
  /** Path of the record's page by language, for each that has one. */
  others?: Record<string, string>;
}

/**
 * The paths of a record's page in the other languages.
 *
 * @param id undefined for the 404 page of the section
 */
export function inOtherLanguages(
  section: DetailsSection,
  id: number | string | undefined,
): InOtherLanguages {
  if (LANGUAGES.length === 1) return {};
  const key = id === undefined ? '' : recordKey(section, id);
  const others = LANGUAGES.flatMap(({ code }) => {
    // In development only the pages of one language exist.
    if (code === LANGUAGE || !existsSync(addressFile(code))) return [];
    const path = readAddresses(code)[key];
    return path === undefined ? [] : [[code, path]];
  });
  return { others: Object.fromEntries(others) };
}
