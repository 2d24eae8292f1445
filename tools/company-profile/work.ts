import { addressOf } from '#app/content/address.ts';
import { readClients } from '#app/content/companies.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { isLeftOut } from '#app/content/page-content.server.ts';
import { fill, fillPlural, listed } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readCompanyProfile } from '#app/corporate/company-profile/content.server.ts';
import { clientsBySector } from '#app/corporate/contract/clients-by-sector.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { sar } from '#app/corporate/money.ts';
import { isFigure, PRINTED, type SortColumn, shownValue } from '#app/corporate/project/columns.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { summarise } from '#app/corporate/project/summary.ts';
import { contractFacts } from '#app/corporate/project-details/contract-facts.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { html } from '#desk/pages/html.ts';
import { facts, photo, table } from './elements.ts';

export function services() {
  if (isLeftOut('capabilities')) return;
  const { lead, list, subcontracted } = readCapabilities().services;
  return html`<p class="lead">${lead}</p>
<ol>${list.map(
    ({ name, isSubcontracted }) =>
      html`<li>${name} <small>${isSubcontracted && `· ${subcontracted}`}</small></li>`,
  )}</ol>`;
}

/** Selected contracts, each with its picture, facts and description. */
export function projects() {
  const { lead, records } = readCompanyProfile().projects;
  if (records.length === 0) return;
  return html`<p class="lead">${lead}</p>
${records.map(
  ({ record, picture, description, facts: further, list }) => html`<article>
<h3><a href="${addressOf(detailsPath('project', record.title))}">${record.title}</a></h3>
<div class="beside">${photo(picture, 68)}
${facts(contractFacts(record, further, readInterface()))}</div>
<p>${description}</p> <p>${list.join(' · ')}</p></article>`,
)}`;
}

/** All contracts, or the hundred largest, which fill four pages, with total and median. */
export function contracts() {
  const { contracts: texts } = readCompanyProfile();
  const { records } = readPortfolio();
  if (records.length === 0 || isLeftOut('portfolio-page')) return;
  const { columns } = readPortfolioPage().register;
  const { count, total, medianValue, medianDuration: duration } = summarise(records);
  const shown = records.toSorted((a, b) => Number(b.value) - Number(a.value)).slice(0, 100);
  const rows = shown.map((contract) =>
    PRINTED.map((key) => {
      const value = shownValue(key, contract);
      return key === 'project' ? html`${value}<br><small>${contract.client}</small>` : value;
    }),
  );
  const foot = (cells: { [key in SortColumn]?: string | number }) =>
    PRINTED.map((key) => cells[key]);
  const sums = foot({ project: fill(texts.total, { n: count }), value: sar(total) });
  const medians = foot({ project: texts.median, duration, value: sar(medianValue) });
  const largest = fill(texts.largest, { n: shown.length, all: count });
  const lead = shown.length < count ? largest : texts.lead;
  const heads = PRINTED.map((key) => columns[key]);
  return table(lead, heads, [...rows, sums, medians], PRINTED.findIndex(isFigure));
}

/** Logos of the clients, and the names of all by sector. */
export function clients() {
  const clients = readClients();
  if (clients.length === 0 || isLeftOut('capabilities')) return;
  const { contracts: counted } = readCapabilities().clients;
  const { sectors, records } = readPortfolio();
  const bySector = clientsBySector(sectors, records).map(({ sector, clients }) => {
    const names = clients.map((each) => `${each.name} (${fillPlural(counted, each.contracts)})`);
    return [sector, listed(names, readInterface().list)] as const;
  });
  const logos = clients.flatMap(({ name, logo }) => (logo ? { name, ...logo } : []));
  return html`<div class="grid">${logos.map(
    ({ name, src, drawnFor }) => html`
<img class="${drawnFor === 'dark' && 'night'}" src="${src}" alt="${name}" style="max-block-size: 10mm">`,
  )}</div> ${facts(bySector)}`;
}
