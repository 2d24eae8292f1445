import { existsSync } from 'node:fs';
import { z } from 'zod';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { readerByName } from './files.server.ts';
import { indexReader } from './readers.server.ts';

/** Index of the pages that wait for their translation into a language: their files by path in the route table. */
export function waitingFile(language: string): string {
  return `build/waiting.${language}.json`;
}

const readWaiting = readerByName((language) =>
  indexReader(waitingFile(language), z.record(z.string(), z.string())),
);

/** The pages that wait for their translation into a language: their files by path in the route table. */
export function waitingIn(language: string): Readonly<Record<string, string>> {
  // In development only the pages of one language exist.
  return existsSync(waitingFile(language)) ? readWaiting(language) : {};
}

/** Data that the loader of a page adds for language links, unless every language has the page. */
export function othersWith(path: string): { others?: Record<string, string> } {
  const others = LANGUAGES.filter(({ code }) => code !== LANGUAGE);
  const having = others.filter(({ code }) => !(path in waitingIn(code)));
  if (having.length === others.length) return {};
  return { others: Object.fromEntries(having.map(({ code }) => [code, path])) };
}
