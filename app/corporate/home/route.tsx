import { readClients, readPartners } from '#app/content/companies.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readHome } from '#app/content/home.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { organization } from '../organization.ts';
import type { Route } from './+types/route';
import { About } from './about/about.tsx';
import { Certifications } from './certifications/certifications.tsx';
import { Clients } from './clients/clients.tsx';
import { HomeContact } from './contact/home-contact.tsx';
import { HomeExpertise } from './expertise/home-expertise.tsx';
import { Figures } from './figures/figures.tsx';
import { portfolioFigures } from './figures/portfolio-figures.ts';
import { Hero } from './hero/hero.tsx';
import { KeyPersons } from './key-persons/key-persons.tsx';
import { Partners } from './partners/partners.tsx';
import { SelectedProjects } from './projects/selected-projects.tsx';

export function loader() {
  return {
    home: readHome(),
    figures: portfolioFigures(readPortfolio().records),
    expertise: readExpertise(),
    keyPersons: readKeyPersons(),
    clients: readClients(),
    partners: readPartners(),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const structured = organization(matches);
  return pageMeta(matches, { ...loaderData.home.meta, path: '/', structured });
}

/** `/`: the contractor's home (spec 2.4): proof before claims. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, figures, expertise, keyPersons, clients, partners } = loaderData;
  return (
    <>
      <Hero {...home.hero} />
      <Figures texts={home.figures} figures={figures} />
      <Certifications {...home.certifications} />
      <About {...home.about} />
      <HomeExpertise {...home.expertise} expertise={expertise} />
      <SelectedProjects {...home.projects} />
      <KeyPersons {...home.keyPersons} persons={keyPersons} />
      <Clients {...home.clients} clients={clients} />
      <Partners {...home.partners} partners={partners} />
      <HomeContact {...home.contact} />
    </>
  );
}
