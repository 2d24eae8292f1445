import type { FastifyRequest } from 'fastify';
import type { Words } from '#shared/desk-content.ts';
import { LANGUAGE_NAME, TOKEN_NAME } from '#shared/wire.ts';
import { type DeskContent, inLanguage } from '../content.ts';
import { type Html, html } from './html.ts';
import { type DeskPage, deskPage } from './page.ts';

/**
 * The path of a page that a mail links to, in this language. The token is behind `#`: browsers do not send that
 * part, so no proxy can log it.
 */
export function linkTo(path: string, token: string, words: Words): string {
  return `${path}${languageQuery(words)}#${token}`;
}

/** The query that selects this language; empty for the default language. */
export function languageQuery({ base, language }: Words): string {
  return base === '' ? '' : `?${LANGUAGE_NAME}=${language.code}`;
}

/** The token in a link, of this version or an earlier one (`?token=`), or on its own; empty if there is none. */
export function tokenIn(link: string): string {
  // Matches the tokens of every version. PostgreSQL rejects a query with a NUL in a value.
  return /^(?:[^#]*#|[^?#]*\?token=)?([\w-]+)(?:&.*)?$/s.exec(link.trim())?.[1] ?? '';
}

/** The content in the language that a request's query names, or else in that of the page in `Referer`. */
export function contentFor({ query, headers }: FastifyRequest, content: DeskContent): DeskContent {
  const named = (query as Record<string, unknown>)[LANGUAGE_NAME];
  const [, first] = URL.parse(headers.referer ?? '')?.pathname.split('/') ?? [];
  return inLanguage(content, named ?? first);
}

/** The field of a form that carries a token from page to page. */
export const tokenField = (token: string) =>
  html`<input type="hidden" name="${TOKEN_NAME}" value="${token}">`;

/** Fills in the token of the link, gives it to the links to other languages, and removes it from the address bar. */
const FILL_IN = `
const fillIn = () => {
  const token = location.hash.slice(1);
  if (token === '') return;
  for (const link of document.querySelectorAll('header [hreflang]')) link.hash = token;
  history.replaceState(null, '', location.pathname + location.search);
  const form = document.forms[0];
  form.elements[0].value = token;
  form.firstElementChild.hidden = true;
  if ('atOnce' in form.dataset) form.submit();
};
addEventListener('hashchange', fillIn);
fillIn();
`;

/** The texts of a page that a link opens. */
export interface LinkTexts {
  title: string;
  question?: string;
  /** Label of the field, which the script hides. */
  link: string;
  button: string;
  /** Further fields of the form. */
  fields?: Html;
}

/** The page of this path: its form posts the token. With `atOnce` it does so without a press of the button. */
export function linkPage(
  { title, question, link, button, fields }: LinkTexts,
  words: DeskContent,
  { path, atOnce }: { path: string; atOnce: boolean },
): DeskPage {
  // Without an action a form posts to its page's own URL.
  const body = html`${question ? html`<p>${question}</p>\n` : ''}<form method="post"${atOnce ? html` data-at-once` : ''}>
<div><label for="${TOKEN_NAME}">${link}</label>
<input id="${TOKEN_NAME}" name="${TOKEN_NAME}" required dir="ltr" autocomplete="off"></div>
${fields ?? ''}<button>${button}</button>
</form>`;
  const addressIn = (other: Words) => path + languageQuery(other);
  return deskPage(title, body, words, { addressIn, script: FILL_IN });
}
