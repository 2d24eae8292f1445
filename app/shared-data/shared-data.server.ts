import { z } from 'zod';
import { addressOf } from '#app/content/address.ts';
import { type Company, readCompany } from '#app/content/company.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { readLayout, type Site } from '#app/content/layout.server.ts';
import { readLogo } from '#app/content/logo.server.ts';
import { readProfileFile } from '#app/content/profile-file.server.ts';
import { indexReader } from '#app/content/readers.server.ts';
import { hasTemplate, readSettings, siteUrl } from '#app/content/settings.server.ts';
import { LANGUAGE, SCRIPT } from '#shared/language.ts';
import { paletteOf } from '#shared/palette.ts';

const files = z.array(z.string());
const readFonts = indexReader('build/fonts.json', z.record(z.string(), files));

/** Data that every page shares. */
export function readSharedData() {
  const [paper, , dark] = paletteOf(readSettings().brand).roles.ground;
  return {
    /** Facts about the company, and the texts of header and footer. */
    site: {
      ...sharedFacts(readCompany()),
      ...(hasTemplate() ? readLayout() : withoutTemplate(readLayout())),
    },
    /** The interface texts in the document's language. */
    dictionary: readInterface(),
    mail: readSettings().mail,
    /** Year of the build, shown until the visitor's clock is known. */
    year: new Date().getFullYear(),
    /** Public origin of the site, without a final slash. */
    origin: siteUrl(),
    /** Link preview of a page without its own picture. */
    socialPicture: { src: addressOf('/social.jpg'), width: 1200, height: 630 },
    logo: readLogo(),
    /** Ground of the page, for the browser's own bars. */
    themeColours: [paper, dark] as const,
    /** Paths of the font files to preload. */
    fonts: [SCRIPT === 'Arab' ? 'Arab' : 'Latn', LANGUAGE].flatMap((key) => readFonts()[key] ?? []),
    /** The company profile, if the build has made it. */
    profile: readProfileFile().profile,
  };
}

/** Facts that only some pages' texts name; the build fills them in. */
type TextFacts = 'groupCompanies' | 'phones' | 'emails' | 'registrations' | 'opening';

type SharedFacts = Omit<Company, TextFacts>;

function sharedFacts(company: Company): SharedFacts {
  const { groupCompanies, phones, emails, registrations, opening, ...shared } = company;
  return shared;
}

/** Removes the links to template pages. */
function withoutTemplate(site: Site): Site {
  const { headerButton, callToAction } = site;
  const { corporate } = headerButton;
  return {
    ...site,
    headerButton: { corporate, template: corporate, exceptions: [] },
    callToAction: { ...callToAction, template: callToAction.corporate, templateExceptions: [] },
  };
}
