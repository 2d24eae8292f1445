import { z } from 'zod';
import { indexReader } from '#app/content/index-reader.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import type { Site } from '#app/content/schemas/site.ts';
import { hasTemplate, readSettings } from '#app/content/settings.server.ts';
import { readSite } from '#app/content/site.server.ts';
import { siteUrl } from '#app/content/site-url.server.ts';
import type { RootData } from './root-data.ts';

const readFonts = indexReader('build/fonts.json', z.object({ sans: z.string() }));

/** What every page needs, read once at build time. */
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

/** A build without the template names none of its pages. */
function withoutTemplate(site: Site): Site {
  const { corporate } = site.headerButton;
  return { ...site, headerButton: { corporate, template: corporate, exceptions: [] } };
}
