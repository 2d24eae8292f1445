import { readCertificates } from '#app/content/certificates.server.ts';
import { readClients } from '#app/content/companies.server.ts';
import { readCompany } from '#app/content/company.server.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { readLogo } from '#app/content/logo.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { siteUrl } from '#app/content/settings.server.ts';
import { readContact } from '../contact/content.server.ts';
import { readCapabilities } from '../contract/content.server.ts';
import { readHome } from '../home/content.server.ts';
import { readPortfolioPage } from '../project/content.server.ts';
import { readCompanyProfile } from './content.server.ts';

/** Everything that the company profile shows, from the content of the pages. */
export function readProfileData() {
  const { figures: figureTexts, about } = readHome();
  const { sectors, records } = readPortfolio();
  return {
    texts: readCompanyProfile(),
    company: readCompany(),
    logo: readLogo(),
    siteUrl: siteUrl(),
    interface: readInterface(),
    about,
    figureTexts,
    figures: readCompanyFigures(),
    expertise: readExpertise(),
    services: readCapabilities().services,
    clientTexts: readCapabilities().clients,
    columns: readPortfolioPage().register.columns,
    sectors,
    records,
    clients: readClients(),
    certificates: readCertificates(),
    persons: readKeyPersons(),
    contact: readContact(),
  };
}

export type ProfileData = ReturnType<typeof readProfileData>;
