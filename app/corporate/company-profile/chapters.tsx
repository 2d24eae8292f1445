import type { ReactNode } from 'react';
import { addressOf, BASE } from '#app/content/address.ts';
import { listedCertificates, readCertificates } from '#app/content/certificates.server.ts';
import { readClients } from '#app/content/companies.server.ts';
import { readCompany } from '#app/content/company.server.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { officialDate } from '#app/content/long-date.ts';
import { numberFormat } from '#app/content/number-format.ts';
import { isLeftOut } from '#app/content/page-content.server.ts';
import { fill, fillPlural } from '#app/content/placeholders.ts';
import { type PortfolioRecord, readPortfolio } from '#app/content/portfolio.server.ts';
import { siteUrl } from '#app/content/settings.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { readContact } from '../contact/content.server.ts';
import { clientsBySector } from '../contract/clients-by-sector.ts';
import { readCapabilities } from '../contract/content.server.ts';
import { readHome } from '../home/content.server.ts';
import { sar, sarMillions } from '../money.ts';
import { isFigure, PRINTED, type SortColumn, shownValue } from '../project/columns.ts';
import { readPortfolioPage } from '../project/content.server.ts';
import { summarise } from '../project/summary.ts';
import { contractFacts } from '../project-details/contract-facts.ts';
import { readCompanyProfile } from './content.server.ts';
import { people, safety } from './figures.tsx';
import { type Fact, Facts, Photo, Table } from './parts.tsx';

/** Maximum number of contracts in the list, the largest ones: four pages. */
const MOST_CONTRACTS = 100;

/** What each chapter contains, in order; undefined without content. */
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
} satisfies Record<string, () => ReactNode>;

/** The chapters that have content: their ids are their anchors and the names of their pages. */
export function chapters() {
  const texts = readCompanyProfile();
  return (Object.keys(bodies) as (keyof typeof bodies)[])
    .map((id) => ({ id, title: texts[id].title, body: bodies[id]() }))
    .filter(({ body }) => body);
}

function company() {
  const { company: texts, safety: safetyTexts } = readCompanyProfile();
  const { about, figures: labels } = readHome();
  const { records } = readPortfolio();
  const { trades, safety } = readCompanyFigures();
  const { money, duration } = readInterface();
  const { total, count, medianDuration } = summarise(records);
  const largest = Math.max(...records.map(({ value }) => Number(value)));
  const employees = trades.reduce((sum, { people }) => sum + people, 0);
  const hours = safety.reduce((sum, { hours }) => sum + hours, 0);
  const ofContracts: Fact[] = [
    [labels.contracts, String(count)],
    [labels.totalValue, sarMillions(total), money.sarMillions],
    [labels.largestContract, sarMillions(largest), money.sarMillions],
    [labels.medianDuration, String(medianDuration), fillPlural(duration.unit, medianDuration)],
  ];
  const ofPeople = [
    { label: texts.headcount, value: employees },
    { label: safetyTexts.columns.hours, value: hours },
  ].filter(({ value }) => value > 0);
  return (
    <>
      <div className="columns">
        <div>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {about.points.length > 0 && (
          <section>
            <h3>{texts.group}</h3>
            <Facts rows={about.points.map(({ term, text }) => [term, text])} />
          </section>
        )}
      </div>
      <Facts
        className="stats"
        rows={[
          ...(count > 0 ? ofContracts : []),
          ...ofPeople.map(({ label, value }): Fact => [label, numberFormat().format(value)]),
        ]}
      />
    </>
  );
}

function expertise() {
  return (
    <>
      <p className="lead">
        <a href={addressOf('/area-of-expertise')}>{readCompanyProfile().expertise.standards}</a>
      </p>
      <ul className="trades">
        {readExpertise().categories.map(({ id, category, image, items }) => (
          <li key={id}>
            <Photo picture={image} size={[39.5, 27]} decorative />
            <h3>{category}</h3>
            <p>{items[0]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function services() {
  if (isLeftOut('capabilities')) return;
  const { lead, list, subcontracted } = readCapabilities().services;
  return (
    <>
      <p className="lead">{lead}</p>
      <ol className="services">
        {list.map(({ name, isSubcontracted }) => (
          <li key={name}>
            {name}
            {isSubcontracted && <small> · {subcontracted}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}

function projects() {
  const { lead, records } = readCompanyProfile().projects;
  if (records.length === 0) return;
  return (
    <>
      <p className="lead">{lead}</p>
      {records.map(({ record, picture, description, facts, list }, index) => (
        <section key={record.id} className="project">
          <Photo picture={picture} size={index === 0 ? [170, 96] : [92, 69]} />
          <div>
            <h3>
              <a href={addressOf(detailsPath('project', record.title))}>{record.title}</a>
            </h3>
            <Facts rows={contractFacts(record, facts, readInterface())} />
          </div>
          <div className="description">
            <p>{description}</p>
            {index === 0 && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </>
  );
}

function contracts() {
  const { contracts: texts } = readCompanyProfile();
  const { records } = readPortfolio();
  if (records.length === 0 || isLeftOut('portfolio-page')) return;
  const { columns } = readPortfolioPage().register;
  const listed = records
    .toSorted((a, b) => Number(b.value) - Number(a.value))
    .slice(0, MOST_CONTRACTS);
  const { count, total, medianValue, medianDuration } = summarise(records);
  const isPart = listed.length < count;
  return (
    <>
      <p className="lead">
        {isPart ? fill(texts.largest, { n: listed.length, all: count }) : texts.lead}
      </p>
      <Table
        name="contracts"
        heads={PRINTED.map((key) => columns[key])}
        figures={PRINTED.findIndex(isFigure)}
        rows={listed.map((contract) =>
          PRINTED.map((key) =>
            key === 'project' ? (
              <ProjectAndClient key={key} {...contract} />
            ) : (
              shownValue(key, contract)
            ),
          ),
        )}
        foot={[
          footRow({ project: fill(texts.total, { n: count }), value: sar(total) }),
          footRow({ project: texts.median, duration: medianDuration, value: sar(medianValue) }),
        ]}
      />
    </>
  );
}

function ProjectAndClient({ title, client }: PortfolioRecord) {
  return (
    <>
      {title} <small>{client}</small>
    </>
  );
}

function footRow(cells: Partial<Record<SortColumn, string | number>>) {
  return PRINTED.map((key) => cells[key] ?? '');
}

function clients() {
  const { sectors, records } = readPortfolio();
  const logos = readClients().flatMap(({ name, logo }) => (logo ? { name, ...logo } : []));
  if (readClients().length === 0 || isLeftOut('capabilities')) return;
  return (
    <>
      <ul className="logos">
        {logos.map(({ name, src, width, height, drawnFor }) => (
          <li key={name} className={drawnFor === 'dark' ? 'night' : undefined}>
            <img src={src} width={width} height={height} alt={name} />
          </li>
        ))}
      </ul>
      <div className="sectors">
        {clientsBySector(sectors, records).map(({ sector, clients: served }) => (
          <section key={sector}>
            <h3>{sector}</h3>
            <ul>
              {served.map(({ name, contracts }) => (
                <li key={name}>
                  {name}{' '}
                  <small>{fillPlural(readCapabilities().clients.contracts, contracts)}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function certificates() {
  const { columns } = readCompanyProfile().certificates;
  if (listedCertificates().length === 0) return;
  const { certificates, labels } = readCertificates();
  return (
    <>
      {labels.specimen && <p className="lead">{labels.specimen}</p>}
      <Table
        name="certificates"
        heads={[columns.title, columns.number, columns.scope, columns.issued, columns.expires]}
        rows={certificates.map(({ title, page, issuer, accreditation, ...certificate }) => [
          <>
            <a href={addressOf(page === 'iso' ? '/certification' : '/iso-certifications')}>
              {title}
            </a>
            <small>{issuer}</small>
            <small>{accreditation}</small>
          </>,
          <bdi key="number" dir="ltr">
            {certificate.number}
          </bdi>,
          certificate.scope,
          officialDate(certificate.issued),
          certificate.expires ? officialDate(certificate.expires) : labels.noExpiry,
        ])}
      />
    </>
  );
}

function persons() {
  const persons = readKeyPersons();
  if (persons.length === 0) return;
  return (
    <ul className="persons">
      {persons.map(({ id, image, name, designation, facts, description }) => (
        <li key={id}>
          <span>{image && <img src={`${image.src}?size=34,34`} alt="" />}</span>
          <div>
            <h3>{name}</h3>
            <p className="designation">{designation}</p>
            <p>{description}</p>
            {facts && <p>{facts}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function contacts() {
  const { contacts: texts } = readCompanyProfile();
  const { banner, cards, map } = readContact();
  return (
    <>
      <div className="office">
        <section>
          <h3>{texts.office}</h3>
          {map.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section>
          <h3>{texts.hours}</h3>
          <p>{readCompany().hours}</p>
        </section>
        <section>
          <h3>{texts.directions}</h3>
          <p>{map.directions}</p>
          <a href={map.link}>{readInterface().map.outward}</a>
        </section>
      </div>
      <ul className="desks">
        {cards.map(({ id, title, text, contact, email }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={contact.href}>
              <bdi dir="ltr">{contact.label}</bdi>
            </a>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
      <a className="website" href={siteUrl() + BASE}>
        {new URL(siteUrl()).host}
      </a>
      <Photo picture={banner.picture} size={[210, 84]} decorative />
    </>
  );
}
