import { existsSync } from 'node:fs';
import { z } from 'zod';
import { brandColours } from '#shared/brand.ts';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { languageList } from '#shared/language-settings.ts';
import { mailSettings, origin } from '#shared/mail-settings.ts';
import { timeZone } from '#shared/time-zone.ts';
import { hasTranslation } from '#shared/translation.ts';
import { fileReader, readText } from './files.server.ts';
import { officeSettings } from './office.server.ts';
import { parseYaml } from './yaml-document.server.ts';
import type { ContentReader } from './yaml-reader.server.ts';

const FILE = 'content/site.yaml';

/** Pages that forms, header or law lead to. */
const NEEDED = ['/', '/contact', '/thank-you', '/search', '/data-protection'];

/** content/site.yaml: settings for every language. */
export const settings = z.strictObject({
  languages: languageList
    .superRefine((all, context) => {
      const own = all.map(({ code }) => code).filter((code) => !hasTranslation('content', code));
      if (own.length === 1) return;
      const message =
        own.length > 1
          ? `expected a folder content/<code>/ for each language but the one whose texts are in content/ itself; ${own.join(', ')} have none`
          : 'expected one language without a folder, whose texts are in content/ itself';
      context.addIssue({ code: 'custom', message });
    })
    .meta({
      hint: 'The languages of the site. The first is the default, at /; each other is at / and its code, and needs a translation of every text: ask a developer.',
    }),
  sample: z.boolean().meta({
    hint: 'Whether the content is the sample. If so, certificates are marked as specimens, and tests check its wording.',
  }),
  expiredCertificates: z.enum(['refuse', 'show']).meta({
    hint: 'Whether a certificate that has expired stops the publication, or is shown with a warning.',
  }),
  estate: z.boolean().meta({
    hint: 'Whether the site has the pages of the real-estate template. Once left out, their pictures stay public for 30 days, for tabs that are still open.',
  }),
  hidden: z
    .array(z.string().startsWith('/').meta({ label: 'Page', isLink: true }))
    .default([])
    .refine((paths) => !paths.some((path) => NEEDED.includes(path)), {
      error: `expected pages that a site can do without, not ${NEEDED.join(', ')}`,
    })
    .meta({
      label: 'Hidden pages',
      hint: 'Pages that are not part of the site, such as "/career" with its notes. Menus and lists leave out links to them.',
    }),
  redirects: z.record(z.string().startsWith('/'), z.string().startsWith('/')).default({}).meta({
    label: 'Old addresses',
    hint: 'Addresses that pages had, each with the page that visitors are sent to.',
  }),
  brand: brandColours.meta({ hint: 'The two colours of the brand.' }),
  siteUrl: origin('expected the public origin, such as "https://www.example.com"').meta({
    label: 'Address of the site',
    hint: 'Public address of the site, without a slash at the end.',
  }),
  timeZone: timeZone.meta({ hint: 'Time zone of the office, for the times in mails.' }),
  office: officeSettings.exactOptional().meta({
    hint: 'The repository that this editor writes to; without it the published site has no editor.',
  }),
  mail: mailSettings.meta({ hint: 'How the forms send their messages: ask a developer.' }),
  version: z.int().nonnegative().exactOptional().meta({
    label: 'Version of the content',
    hint: 'Version of the format of the content. "npm run upgrade" writes it: never change it.',
  }),
});

/** Settings for every language. */
export const readSettings: ContentReader<typeof settings> = Object.assign(
  fileReader(FILE, (text) => parseYaml(FILE, text, settings)),
  { file: FILE, schema: settings },
);

const { sample, estate } = settings.shape;
const switches = z
  .object({
    sample: sample.catch(false),
    estate: estate.catch(() => existsSync('content/estate')),
    // Of a list with mistakes as much as is clear: hidden pages need no content.
    hidden: z
      .union([z.array(z.string()), z.string().transform((path) => [path])])
      .transform((paths) => paths.map((path) => path.replace(/^(?!\/)/, '/')))
      .catch([]),
  })
  .catch({ sample: false, estate: true, hidden: [] });

const readSwitches = fileReader(FILE, (text) => parseYaml(FILE, text, switches));

/**
 * Whether this pass of the build includes the template, which is in the default language only. On invalid
 * settings it follows its folder, so that routes load and every other content error is still reported.
 */
export function hasTemplate(): boolean {
  return readSwitches().estate && LANGUAGE === LANGUAGES[0].code;
}

/** Paths of the pages that the site leaves out. */
export function hiddenPages(): ReadonlySet<string> {
  return new Set(readSwitches().hidden);
}

/** The line of content/site.yaml that names the path of a page, which is hidden or an old one. */
export function lineOfPath(path: string): number {
  const lines = readText(FILE).split('\n');
  return lines.findIndex((line) => line.split(/[\s,:'"[\]{}]+/).includes(path)) + 1;
}

/** Whether the content is the sample. False on invalid settings. */
export function isSample(): boolean {
  return readSwitches().sample;
}

/** Public origin of the site, without a slash at the end: SITE_URL, or `siteUrl` of the settings. */
export function siteUrl(): string {
  return new URL(process.env.SITE_URL || readSettings().siteUrl).origin;
}
