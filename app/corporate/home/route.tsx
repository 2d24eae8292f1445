import type { Organization } from 'schema-dts';
import { logosNeedNames, readClients, readPartners } from '#app/content/companies.server.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { type PortfolioRecord, readPortfolio } from '#app/content/portfolio.server.ts';
import { isHidden } from '#app/content/references.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { origin, site } from '#app/shared-data/shared-data.ts';
import type { Ground } from '#app/ui/section/section.tsx';
import { queryOf } from '../project/portfolio-query.ts';
import { readProjects } from '../project-details/content.server.ts';
import type { Route } from './+types/route';
import { AboutUs } from './about-us/about-us.tsx';
import { Certifications } from './certifications/certifications.tsx';
import { Clients } from './clients/clients.tsx';
import { readHome } from './content.server.ts';
import { Figures, portfolioFigures } from './figures/figures.tsx';
import Hero from './hero/hero.island.tsx';
import { OurKeyPersons } from './our-key-persons/our-key-persons.tsx';
import { Partners } from './partners/partners.tsx';
import { Premises } from './premises/premises.tsx';
import { Projects } from './projects/projects.tsx';
import { Services } from './services/services.tsx';

/** Maximum items per category on home; /area-of-expertise has all. */
const MOST_ITEMS = 2;

export function loader() {
  const { intro, categories } = readExpertise();
  const home = readHome();
  return {
    home,
    contracts: withPages(home.projects.records),
    figures: portfolioFigures(readPortfolio().records),
    expertise: {
      intro,
      categories: categories.map((each) => ({ ...each, items: each.items.slice(0, MOST_ITEMS) })),
    },
    facilities: readCompanyFigures().facilities.map(({ name, size }) => ({ name, size })),
    keyPersons: readKeyPersons(),
    clients: readClients(),
    partners: readPartners(),
    isNamed: logosNeedNames(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const structured = [organization()];
  return pageMeta({ ...loaderData.home.meta, path: '/', structured });
}

/** `/` (spec 2.4): the contractor's home page. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const {
    home,
    contracts,
    figures,
    expertise,
    facilities,
    keyPersons,
    clients,
    partners,
    isNamed,
  } = loaderData;
  // Grounds alternate below the picture of the premises, and the last one is plain: the call to action is sunk.
  let left = [keyPersons, clients, partners].filter((list) => list.length > 0).length;
  const nextGround = (): Ground => {
    left -= 1;
    return left % 2 === 0 ? 'plain' : 'sunk';
  };
  return (
    <>
      <Hero {...home.hero} />
      <div>
        {figures && <Figures texts={home.figures} figures={figures} />}
        {home.certifications.items.length > 0 && <Certifications {...home.certifications} />}
        <AboutUs {...home.about} />
      </div>
      <Services {...home.expertise} expertise={expertise} />
      <div>
        {contracts.length > 0 && <Projects {...home.projects} records={contracts} />}
        {home.premises && <Premises {...home.premises} facilities={facilities} />}
        {keyPersons.length > 0 && (
          <OurKeyPersons ground={nextGround()} {...home.keyPersons} persons={keyPersons} />
        )}
        {clients.length > 0 && (
          <Clients ground={nextGround()} {...home.clients} clients={clients} isNamed={isNamed} />
        )}
        {partners.length > 0 && (
          <Partners
            ground={nextGround()}
            {...home.partners}
            partners={partners}
            isNamed={isNamed}
          />
        )}
      </div>
    </>
  );
}

/** Contracts with the address of what describes each: its page, or its row of the portfolio. */
function withPages(records: readonly PortfolioRecord[]) {
  const described = new Set(readProjects().map(({ record }) => record.id));
  const row = (title: string) => (isHidden('/project') ? undefined : `/project${queryOf(title)}`);
  return records.map((record) => ({
    ...record,
    to: described.has(record.id) ? detailsPath('project', record.title) : row(record.title),
  }));
}

/** The company as a schema.org Organization. */
function organization(): Exclude<Organization, string> {
  const { street, locality, region, postalCode, countryCode } = site.address;
  return {
    '@type': 'Organization',
    name: site.name,
    legalName: site.legalName,
    alternateName: site.arabicName,
    url: origin,
    logo: new URL('/icon-512.png', origin).href,
    description: site.tagline,
    foundingDate: String(site.established),
    telephone: site.phone.href.replace('tel:', ''),
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      ...(region && { addressRegion: region }),
      postalCode,
      addressCountry: countryCode,
    },
    ...(site.networks.length > 0 ? { sameAs: site.networks.map(({ href }) => href) } : {}),
  };
}
