import { z } from 'zod';
import { readInterface } from '#app/content/interface.server.ts';
import { indexReader } from '#app/content/readers.server.ts';
import { hasTemplate, readSettings, siteUrl } from '#app/content/settings.server.ts';
import type { Site } from '#app/content/site.server.ts';
import { readSite } from '#app/content/site.server.ts';
import type { RootData } from './root-data.ts';

const readFonts = indexReader('build/fonts.json', z.object({ sans: z.string() }));

/** Data of the root route for every page. Read at build time. */
export function readRootData(): RootData {
  return {
    site: hasTemplate() ? readSite() : withoutTemplate(readSite()),
    texts: readInterface(),
    mail: readSettings().mail,
    year: new Date().getFullYear(),
    origin: siteUrl(),
    socialPicture: { src: '/social.jpg', width: 1200, height: 630 },
    font: readFonts().sans,
  };
}

/** Removes the links to template pages. */
function withoutTemplate(site: Site): Site {
  const { corporate } = site.headerButton;
  return { ...site, headerButton: { corporate, template: corporate, exceptions: [] } };
}
