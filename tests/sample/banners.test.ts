// Banner pictures of the sample's contractor pages (spec §2.4).
import { expect, it } from 'vitest';
import { readCertificates } from '#app/content/certificates.server.ts';
import { readExpertisePage } from '#app/corporate/area-of-expertise/content.server.ts';
import { readCareer } from '#app/corporate/career/content.server.ts';
import { readCareers } from '#app/corporate/careers/content.server.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { readDataProtection } from '#app/corporate/data-protection/content.server.ts';
import { readPrequalification } from '#app/corporate/prequalification/content.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { readTextPage, textPagePaths } from '#app/corporate/text-page/read-text-page.server.ts';
import type { BannerForm } from '#app/ui/banner/banner.tsx';
import type { PictureData } from '#app/ui/picture/picture.ts';

/** Pages with a banner: path, picture and form. */
function banners(): { path: string; picture: PictureData; form?: BannerForm }[] {
  const { iso, registrations } = readCertificates();
  const { picture, form } = readDataProtection();
  return [
    { path: '/certification', ...iso.banner },
    { path: '/iso-certifications', ...registrations.banner },
    { path: '/contract', ...readCapabilities().banner },
    { path: '/area-of-expertise', ...readExpertisePage().banner },
    { path: '/project', ...readPortfolioPage().banner },
    { path: '/careers', ...readCareers().banner },
    { path: '/careers/:vacancy', picture: readCareers().vacancies.picture },
    { path: '/career', ...readCareer().banner },
    { path: '/contact', ...readContact().banner },
    { path: '/prequalification', ...readPrequalification().banner },
    ...(picture ? [{ path: '/data-protection', picture, ...(form && { form }) }] : []),
    ...[...textPagePaths()].map((path) => ({ ...readTextPage(path), path })),
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

it('no form is on more than a third of the banners', () => {
  const all = banners();
  const byForm = Map.groupBy(all, ({ form }) => form?.kind ?? 'beside');
  for (const [form, pages] of byForm) {
    expect(pages.length, form).toBeLessThanOrEqual(all.length / 3);
  }
});
