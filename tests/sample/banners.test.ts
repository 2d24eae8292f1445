// Banner pictures of the sample's contractor pages (spec §2.4).
import { expect, it } from 'vitest';
import { readCertificates } from '#app/content/certificates.server.ts';
import { readExpertisePage } from '#app/corporate/area-of-expertise/content.server.ts';
import { readCareer } from '#app/corporate/career/content.server.ts';
import { readCareers } from '#app/corporate/careers/content.server.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { readPrequalification } from '#app/corporate/prequalification/content.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { readTextPage, textPagePaths } from '#app/corporate/text-page/read-text-page.server.ts';

/** Pages with a banner: path and picture. */
function banners() {
  const { iso, registrations } = readCertificates();
  return [
    { path: '/certification', picture: iso.banner.picture },
    { path: '/iso-certifications', picture: registrations.banner.picture },
    { path: '/contract', picture: readCapabilities().banner.picture },
    { path: '/area-of-expertise', picture: readExpertisePage().banner.picture },
    { path: '/project', picture: readPortfolioPage().banner.picture },
    { path: '/careers', picture: readCareers().banner.picture },
    { path: '/career', picture: readCareer().banner.picture },
    { path: '/contact', picture: readContact().banner.picture },
    { path: '/prequalification', picture: readPrequalification().banner.picture },
    ...[...textPagePaths()].map((path) => ({ path, picture: readTextPage(path).picture })),
  ];
}

it('each page with a banner has a picture that no other page has', () => {
  const byPicture = Map.groupBy(banners(), ({ picture }) => picture.sources.fallback.src);
  const shared = [...byPicture].filter(([, pages]) => pages.length > 1);
  expect(shared.map(([picture, pages]) => [picture, ...pages.map(({ path }) => path)])).toEqual([]);
});

it('no two banner pictures have the same alternative text', () => {
  const texts = banners().map(({ picture }) => picture.alt);
  expect(new Set(texts).size).toBe(texts.length);
});
