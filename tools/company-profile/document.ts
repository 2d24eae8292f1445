import { readCompany } from '#app/content/company.server.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { readLogo } from '#app/content/logo.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { siteUrl } from '#app/content/settings.server.ts';
import { readCompanyProfile } from '#app/corporate/company-profile/content.server.ts';
import { Html, html } from '#desk/pages/html.ts';
import { DIRECTION, LANGUAGE } from '#shared/language.ts';
import { styleSheet } from '#tools/desk-content/style-sheet.ts';
import { chapters } from './chapters.ts';
import { facts, photo } from './elements.ts';

/** The company profile as HTML, to print on A4. Links lead to the website. */
export function profileDocument(): string {
  const { title, contents } = readCompanyProfile();
  const css = styleSheet('app/ui/table/table.module.css', 'tools/company-profile/print.css');
  // Static files: Chromium would draw the glyphs of variable fonts instead of embedding them.
  const fonts = ['sans/400', 'sans/600', 'mono/400'].map(
    (face) => html`<link rel="stylesheet" href="/node_modules/@fontsource/ibm-plex-${face}.css">`,
  );
  const listed = chapters();
  return html`<!doctype html>
<html lang="${LANGUAGE}" dir="${DIRECTION}" style="--title: ${JSON.stringify(title)}">
<meta charset="utf-8"><title>${readCompany().name}: ${title}</title>${fonts}<style>${new Html(css)}</style>
${cover()}
<nav><h2>${contents}</h2>
<ul class="contents">${listed.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
${listed.map(
  ({ id, title, body }) => html`<section id="${id}" class="${id === 'contacts' && 'sheet night'}">
<h2>${title}</h2>${body}</section>`,
)}`.text;
}

function cover(): Html {
  const { title, picture, edition } = readCompanyProfile();
  const { name, tagline, arabicName, established } = readCompany();
  const { asOf } = readCompanyFigures();
  const { mark } = readLogo();
  const plate = 'plate' in mark && mark.plate && 'background: var(--plate)';
  const logo =
    'inline' in mark
      ? new Html(mark.inline)
      : html`<img src="${mark.dark}" alt="" style="${plate}">`;
  return html`<header class="sheet night"><div style="zoom: 1.6; margin-block-end: 2mm">${logo}</div>
<h1>${name}</h1> <p>${tagline}</p> <p lang="ar">${arabicName !== name && arabicName}</p>
<p class="title">${title}</p>
${facts([
  [edition.label, asOf.slice(0, 4)],
  [edition.figures, longDate(asOf)],
  [edition.established, String(established)],
  [edition.website, new URL(siteUrl()).host],
])}
${photo(picture, 210)}</header>`;
}
