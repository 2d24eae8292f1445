import { addressOf, BASE } from '#app/content/address.ts';
import { listedCertificates, readCertificates } from '#app/content/certificates.server.ts';
import { readCompany } from '#app/content/company.server.ts';
import { type CompanyFigures, readCompanyFigures } from '#app/content/company-figures.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { officialDate } from '#app/content/long-date.ts';
import { decimalFormat, numberFormat } from '#app/content/number-format.ts';
import { siteUrl } from '#app/content/settings.server.ts';
import { readCompanyProfile } from '#app/corporate/company-profile/content.server.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import * as computed from '#app/corporate/text-page/blocks/computed-blocks.server.ts';
import { type Html, html } from '#desk/pages/html.ts';
import { type Fact, facts, figure, photo, table } from './elements.ts';
import { clients, contracts, projects, services } from './work.ts';

/** What each chapter contains, in order; nothing without content. */
const bodies = {
  company,
  people,
  expertise,
  services,
  projects,
  contracts,
  clients,
  certificates,
  safety,
  persons,
  contacts,
} satisfies Record<string, () => Html | undefined>;

/** The chapters that have content; their ids are their anchors. */
export function chapters() {
  const texts = readCompanyProfile();
  return (Object.keys(bodies) as (keyof typeof bodies)[])
    .map((id) => ({ id, title: texts[id].title, body: bodies[id]() }))
    .filter(({ body }) => body?.text.trim());
}

function company() {
  const { company: texts, safety } = readCompanyProfile();
  const { about, figures: labels } = readHome();
  const figures: Fact[] = [
    [labels.contracts, figure('contracts')],
    [labels.totalValue, figure('portfolioMillions', readInterface().money.sarMillions)],
    [texts.headcount, figure('headcount')],
    [safety.columns.hours, figure('hoursWorked')],
  ];
  return html`${photo(texts.picture, 170)}
${about.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${about.points.length > 0 && html`<h3>${texts.group}</h3>`}
${facts(about.points.map(({ term, text }) => [term, text]))} ${facts(figures, 'grid stats')}`;
}

/** Employees by trade, and the part of the revenue that is spent in the Kingdom, by year. */
function people() {
  const { people: texts, localContent } = readCompanyProfile();
  const trades = readCompanyFigures().trades.map(({ name, people, saudis }) => {
    const share = decimalFormat(1).format((saudis / people) * 100);
    return [name, ...[people, saudis].map(numberFormat().format), `${share}%`];
  });
  const all = [texts.total, figure('headcount'), figure('saudis'), html`${figure('saudiShare')}%`];
  const byTrade = trades.length > 0 ? [...trades, all] : [];
  const byYear = computed.localContentRows();
  return html`${table(texts.lead, Object.values(texts.columns), byTrade)}
${byYear.length > 0 && html`<h3>${localContent.title}</h3>`}
${table(localContent.lead, Object.values(localContent.columns), byYear)}`;
}

function expertise() {
  const { standards } = readCompanyProfile().expertise;
  return html`<p class="lead"><a href="${addressOf('/area-of-expertise')}">${standards}</a></p>
<div class="grid">${readExpertise().categories.map(
    ({ category, image, items }) => html`<article>${photo({ ...image, alt: '' }, 38)}
<h3>${category}</h3> <p>${items[0]}</p></article>`,
  )}</div>`;
}

function certificates() {
  if (listedCertificates().length === 0) return;
  const { certificates, labels } = readCertificates();
  const rows = certificates.map(({ page, title, number, scope, issued, expires, ...by }) => [
    html`<a href="${addressOf(page === 'iso' ? '/certification' : '/iso-certifications')}">${title}</a>
<small>${by.issuer}</small> <small>${by.accreditation}</small>`,
    html`<bdi>${number}</bdi>`,
    scope,
    officialDate(issued),
    expires ? officialDate(expires) : labels.noExpiry,
  ]);
  const { columns } = readCompanyProfile().certificates;
  return table(labels.specimen, Object.values(columns), rows, 5);
}

const COUNTED = ['hours', 'fatalities', 'lostTime', 'restricted', 'medical', 'nearMisses'] as const;

type Period = Pick<CompanyFigures['safety'][number], 'period' | (typeof COUNTED)[number]>;

/** Hours and injuries by period; the last row counts the cases of all. */
export function safetyTable(periods: readonly Period[]) {
  const { safety: texts } = readCompanyProfile();
  const all: Period = Object.assign({}, ...periods, { period: texts.total });
  for (const key of COUNTED) all[key] = periods.reduce((sum, each) => sum + (each[key] ?? 0), 0);
  const { format } = numberFormat();
  const rows = [...periods, all].map((of) => [...computed.injuries(of), format(of.nearMisses)]);
  return table(texts.lead, Object.values(texts.columns), rows);
}

function safety() {
  const { safety: texts } = readCompanyProfile();
  const { safety: periods } = readCompanyFigures();
  const figures: Fact[] = [
    [texts.lastLostTime, figure('lastLostTime')],
    [texts.hoursSince, figure('hoursSinceLostTime')],
    [texts.trainingHours, figure('trainingHours')],
  ];
  const record = () => html`${safetyTable(periods)} <p class="lead">${texts.formula}</p>
${facts(figures, 'grid stats')}`;
  const iso = listedCertificates().filter(({ page }) => page === 'iso');
  return html`${periods.length > 0 && record()}
${iso.length > 0 && html`<h3>${texts.systems}</h3>`}
${facts(iso.map(({ title, covers }) => [title, covers]))}`;
}

function persons() {
  return html`${readKeyPersons().map(
    ({ image, name, designation, facts, description }) => html`<article class="beside">
${image && html`<img src="${image.src}?jpeg" alt="" style="inline-size: 28mm">`}
<div><h3>${name}</h3> <p>${designation}</p> <p>${description}</p> <p>${facts}</p></div></article>`,
  )}`;
}

function contacts() {
  const { contacts: texts } = readCompanyProfile();
  const { banner, cards, map } = readContact();
  const desks = cards.map(({ title, text, contact, email }): Fact => {
    const number = html`<a href="${contact.href}"><bdi>${contact.label}</bdi></a>`;
    return [title, html`${text}<br>${number} · <a href="mailto:${email}">${email}</a>`];
  });
  const place = html`${map.directions} <a href="${map.link}">${readInterface().map.outward}</a>`;
  return html`${facts([
    [texts.office, html`${map.address.map((line) => html`${line}<br>`)}`],
    [texts.hours, readCompany().hours],
    [texts.directions, place],
    ...desks,
  ])}
<p><a href="${siteUrl() + BASE}">${new URL(siteUrl()).host}</a></p>
${photo({ ...banner.picture, alt: '' }, 210)}`;
}
