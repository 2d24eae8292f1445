import { z } from 'zod';
import { indexReader } from '#app/content/index-reader.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { readSite } from '#app/content/site.server.ts';
import type { ShellData } from './texts.tsx';

const readFonts = indexReader('build/fonts.json', z.object({ sans: z.string() }));

/** What every page needs, read once at build time. */
export function readShellData(): ShellData {
  return {
    site: readSite(),
    texts: readInterface(),
    mail: readSettings().mail,
    year: new Date().getFullYear(),
    origin: process.env.SITE_URL ?? readSettings().siteUrl,
    socialPicture: '/social.jpg',
    font: readFonts().sans,
  };
}
