import type { FastifyRequest } from 'fastify';
import { LANGUAGE_NAME } from '#api/wire.ts';
import { type DeskContent, inLanguage, type Words } from '../content.ts';

/** The path and query of a page that a mail links to, in this language. */
export function linkTo(path: string, token: string, words: Words): string {
  return `${path}?token=${token}${languageQuery('&', words)}`;
}

/** The query parameter that selects this language; empty for the default language. */
export function languageQuery(separator: '?' | '&', { base, language }: Words): string {
  return base === '' ? '' : `${separator}${LANGUAGE_NAME}=${language.code}`;
}

/** The content in the language that a request's query names, or else in that of the page in `Referer`. */
export function contentFor({ query, headers }: FastifyRequest, content: DeskContent): DeskContent {
  const named = (query as Record<string, unknown>)[LANGUAGE_NAME];
  const [, first] = URL.parse(headers.referer ?? '')?.pathname.split('/') ?? [];
  return inLanguage(content, named ?? first);
}
