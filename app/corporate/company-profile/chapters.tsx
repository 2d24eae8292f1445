import type { ReactNode } from 'react';
import { addressOf, BASE } from '#app/content/address.ts';
import type { Certificate } from '#app/content/certificates.server.ts';
import { officialDate } from '#app/content/long-date.ts';
import { numberFormat } from '#app/content/number-format.ts';
import { fill, fillPlural } from '#app/content/placeholders.ts';
import type { PortfolioRecord } from '#app/content/portfolio.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { clientsBySector } from '../contract/clients-by-sector.ts';
import { sar, sarMillions } from '../money.ts';
import { isFigure, PRINTED, type SortColumn, shownValue } from '../project/columns.ts';
import { summarise } from '../project/summary.ts';
import { contractFacts } from '../project-details/contract-facts.ts';
import { LocalContent, People, Safety } from './figures.tsx';
import { Photo } from './photo.tsx';
import { PrintTable } from './print-table.tsx';
import type { ProfileData } from './profile-data.server.ts';

/** A part of the profile that begins on a page of its own. */
export interface Chapter {
  /** Its anchor, and the name of its pages in the style sheet. */
  id: string;
  title: string;
  body: ReactNode;
  /** Above the title. */
  picture?: PictureData;
}

/** Maximum number of contracts in the list, the largest ones: four pages. */
const MOST_CONTRACTS = 100;

const grouped = numberFormat();

/** The chapters that have content, in order. */
export function chaptersOf(data: ProfileData): Chapter[] {
  const { texts, figures, records, clients, certificates, persons } = data;
  const systems = certificates.certificates.filter(({ page }) => page === 'iso');
  const chapter = (id: string, title: string, body: ReactNode, has: boolean): Chapter[] =>
    has ? [{ id, title, body }] : [];
  return [
    { ...texts.company, id: 'company', body: <Company {...data} /> },
    ...chapter(
      'people',
      texts.people.title,
      <>
        {figures.trades.length > 0 && <People {...data} />}
        {figures.localContent.length > 0 && <LocalContent {...data} />}
      </>,
      figures.trades.length > 0 || figures.localContent.length > 0,
    ),
    ...chapter('expertise', texts.expertise.title, <Expertise {...data} />, true),
    ...chapter('services', texts.services.title, <Services {...data} />, true),
    ...chapter(
      'projects',
      texts.projects.title,
      <Projects {...data} />,
      texts.projects.records.length > 0,
    ),
    ...chapter('contracts', texts.contracts.title, <Contracts {...data} />, records.length > 0),
    ...chapter('clients', texts.clients.title, <Clients {...data} />, clients.length > 0),
    ...chapter(
      'certificates',
      texts.certificates.title,
      <Certificates {...data} />,
      certificates.certificates.length > 0,
    ),
    ...chapter(
      'safety',
      texts.safety.title,
      <>
        {figures.safety.length > 0 && <Safety {...data} />}
        {systems.length > 0 && <Systems title={texts.safety.systems} systems={systems} />}
      </>,
      figures.safety.length > 0 || systems.length > 0,
    ),
    ...chapter('persons', texts.persons.title, <Persons {...data} />, persons.length > 0),
    ...chapter('contacts', texts.contacts.title, <Contacts {...data} />, true),
  ];
}

function Company({ texts, about, figureTexts, figures, records, interface: words }: ProfileData) {
  const { total, count, medianDuration } = summarise(records);
  const people = figures.trades.reduce((sum, trade) => sum + trade.people, 0);
  const hours = figures.safety.reduce((sum, period) => sum + period.hours, 0);
  const largest = Math.max(...records.map(({ value }) => Number(value)));
  const stats: [figure: string, label: string, unit?: string][] = [];
  if (count > 0) {
    stats.push(
      [String(count), figureTexts.contracts],
      [sarMillions(total), figureTexts.totalValue, words.money.sarMillions],
      [sarMillions(largest), figureTexts.largestContract, words.money.sarMillions],
      [
        String(medianDuration),
        figureTexts.medianDuration,
        fillPlural(words.duration.unit, medianDuration),
      ],
    );
  }
  if (people > 0) stats.push([grouped.format(people), texts.company.headcount]);
  if (hours > 0) stats.push([grouped.format(hours), texts.safety.columns.hours]);
  return (
    <>
      <div className="columns">
        <div className="prose">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {about.points.length > 0 && (
          <section className="points">
            <h3>{texts.company.group}</h3>
            <dl>
              {about.points.map(({ term, text }) => (
                <div key={text}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      {stats.length > 0 && (
        <dl className="stats">
          {stats.map(([figure, label, unit]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {figure} {unit && <small>{unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Expertise({ texts, expertise }: ProfileData) {
  return (
    <>
      <p className="lead">
        <a href={addressOf('/area-of-expertise')}>{texts.expertise.standards}</a>
      </p>
      <ul className="grid">
        {expertise.categories.map(({ id, category, image, items }) => (
          <li key={id}>
            <Photo picture={image} place="trade" decorative />
            <h3>{category}</h3>
            <p>{items[0]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Services({ services }: ProfileData) {
  return (
    <>
      <p className="lead">{services.lead}</p>
      <ol className="lines">
        {services.list.map(({ name, isSubcontracted }) => (
          <li key={name}>
            {name}
            {isSubcontracted && <span className="tag">{services.subcontracted}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

function Projects({ texts, interface: words }: ProfileData) {
  return (
    <>
      <p className="lead">{texts.projects.lead}</p>
      {texts.projects.records.map(({ record, picture, description, facts, list }, index) => {
        const rows = contractFacts(record, facts, words);
        return (
          <section key={record.id} className={index === 0 ? 'project feature' : 'project'}>
            <Photo picture={picture} place={index === 0 ? 'feature' : 'project'} />
            <div className="facts">
              <h3>
                <a href={addressOf(detailsPath('project', record.title))}>{record.title}</a>
              </h3>
              <dl>
                {rows.map(([term, text]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
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
        );
      })}
    </>
  );
}

function Contracts({ texts: { contracts: texts }, columns, records }: ProfileData) {
  const listed = records
    .toSorted((a, b) => Number(b.value) - Number(a.value))
    .slice(0, MOST_CONTRACTS);
  const { count, total, medianValue, medianDuration } = summarise(records);
  const isPart = listed.length < records.length;
  return (
    <>
      <p className="lead">
        {isPart ? fill(texts.largest, { n: listed.length, all: records.length }) : texts.lead}
      </p>
      <PrintTable
        name="register"
        heads={PRINTED.map((key) => columns[key])}
        figures={PRINTED.flatMap((key, column) => (isFigure(key) ? [column] : []))}
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
      <strong>{title}</strong> <span>{client}</span>
    </>
  );
}

function footRow(cells: Partial<Record<SortColumn, string | number>>) {
  return PRINTED.map((key) => cells[key] ?? '');
}

function Clients({ clientTexts, sectors, records, clients }: ProfileData) {
  const logos = clients.filter(({ logo }) => logo);
  return (
    <>
      {logos.length > 0 && (
        <ul className="logos">
          {logos.map(({ id, name, logo }) => (
            <li key={id}>
              <img src={logo?.src} width={logo?.width} height={logo?.height} alt={name} />
            </li>
          ))}
        </ul>
      )}
      <div className="sectors">
        {clientsBySector(sectors, records).map(({ sector, clients: served }) => (
          <section key={sector}>
            <h3>{sector}</h3>
            <ul>
              {served.map(({ name, contracts }) => (
                <li key={name}>
                  {name}
                  <span>{fillPlural(clientTexts.contracts, contracts)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Certificates({ texts: { certificates: texts }, certificates }: ProfileData) {
  const { labels } = certificates;
  const { columns } = texts;
  return (
    <>
      {labels.specimen && <p className="lead">{labels.specimen}</p>}
      <PrintTable
        name="papers"
        heads={[columns.title, columns.number, columns.scope, columns.issued, columns.expires]}
        figures={[]}
        rows={certificates.certificates.map((certificate) => [
          <CertificateTitle key="title" {...certificate} />,
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

function CertificateTitle({ title, page, issuer, accreditation }: Certificate) {
  return (
    <>
      <a href={addressOf(page === 'iso' ? '/certification' : '/iso-certifications')}>{title}</a>
      {issuer && <small>{issuer}</small>}
      {accreditation && <small>{accreditation}</small>}
    </>
  );
}

/** What the certified management systems require on site. */
function Systems({ title, systems }: { title: string; systems: readonly Certificate[] }) {
  return (
    <section className="part">
      <h3>{title}</h3>
      <dl className="systems">
        {systems.map(({ id, title, covers }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{covers}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Persons({ persons }: ProfileData) {
  return (
    <ul className="persons">
      {persons.map(({ id, image, name, designation, description }) => (
        <li key={id}>
          {image ? <img src={image.src} alt="" /> : <span className="portrait" />}
          <div>
            <h3>{name}</h3>
            <p className="designation">{designation}</p>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Contacts({
  texts: { contacts: texts },
  contact,
  company,
  siteUrl,
  interface: words,
}: ProfileData) {
  const { banner, cards, map } = contact;
  return (
    <>
      <div className="office">
        <section>
          <h3>{texts.office}</h3>
          <p>
            {map.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </section>
        <section>
          <h3>{texts.hours}</h3>
          <p>{company.hours}</p>
        </section>
        <section>
          <h3>{texts.directions}</h3>
          <p>{map.directions}</p>
          <p>
            <a href={map.link}>{words.map.outward}</a>
          </p>
        </section>
      </div>
      <ul className="desks">
        {cards.map(({ id, title, text, contact: phone, email }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <a href={phone.href}>
                <bdi dir="ltr">{phone.label}</bdi>
              </a>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          </li>
        ))}
      </ul>
      <p className="website">
        <a href={siteUrl + BASE}>{new URL(siteUrl).host}</a>
      </p>
      <Photo picture={banner.picture} place="banner" decorative />
    </>
  );
}
