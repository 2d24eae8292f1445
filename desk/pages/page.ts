import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Words } from '#shared/desk-content.ts';
import { STYLE_SHEET_PATH } from '#shared/manifest.ts';
import type { DeskContent } from '../content.ts';
import { Html, html } from './html.ts';

/** Allows files of this site, the page's own script, and a form that posts to the desk, nothing else. */
const policyFor = (script: string, connects: boolean) =>
  [
    `default-src 'none'`,
    `style-src 'self'`,
    `font-src 'self'`,
    `img-src 'self'`,
    ...(script === '' ? [] : [`script-src ${sourceOf(script)}`]),
    ...(connects ? [`connect-src 'self'`] : []),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** A page written by the desk, and its content security policy. */
export interface DeskPage {
  text: string;
  policy: string;
}

interface PageOptions {
  /** The address of this page in another language; absent for one that is the answer to a form. */
  addressIn?: (words: Words) => string;
  script?: string;
  /** Whether the script sends requests to the desk. */
  connects?: boolean;
}

/** Renders a page in the language of this content: below the company's mark and name, with links to the site. */
export function deskPage(
  title: string,
  body: Html,
  content: DeskContent,
  { addressIn, script = '', connects = false }: PageOptions = {},
): DeskPage {
  const { language, base, siteName, phone, email, contact, errorPage } = content;
  const { code, direction } = language;
  const home = base || '/';
  const others = content.languages.filter((other) => other.language.code !== code);
  const { text } = html`<!doctype html>
<html lang="${code}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} | ${siteName}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${STYLE_SHEET_PATH}">
<header>
<a href="${home}"><img src="/favicon.svg" width="36" height="36" alt="">${siteName}</a>
${addressIn ? others.map((other) => languageLink(other, addressIn(other))) : ''}</header>
<main>
<h1>${title}</h1>
${body}
<nav><a href="${home}">${errorPage.home}</a> <a href="${base}/contact">${contact}</a></nav>
</main>
<footer><span>${siteName}</span> <a href="tel:${phone.replaceAll(' ', '')}" dir="ltr">${phone}</a> <a href="mailto:${email}" dir="ltr">${email}</a></footer>
${script === '' ? '' : html`<script>${new Html(script)}</script>\n`}</html>
`;
  return { text, policy: policyFor(script, connects) };
}

function languageLink({ language: { code, direction, name } }: Words, address: string): Html {
  return html`<a href="${address}" hreflang="${code}" lang="${code}" dir="${direction}">${name}</a>\n`;
}

/** Sends a page made by `deskPage`. */
export function sendDeskPage(reply: FastifyReply, { text, policy }: DeskPage): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(text);
}
