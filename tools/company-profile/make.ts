import { rmSync } from 'node:fs';
import { addressOf } from '#app/content/address.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { contentWarning } from '#app/content/content-warning.server.ts';
import { isLeftOut } from '#app/content/page-content.server.ts';
import { fill } from '#app/content/placeholders.ts';
import type { ProfileFile } from '#app/content/profile-file.server.ts';
import { readCompanyProfile } from '#app/corporate/company-profile/content.server.ts';
import { LANGUAGE } from '#shared/language.ts';
import { cached } from '#tools/build/cached.ts';
import { fileSize } from '#tools/file-size.ts';
import { writeIndex, writePublic } from '#tools/hashed-files.ts';
import { profileDocument } from './document.ts';
import { NoChromium, print } from './print.ts';

const FILE = addressOf('/company-profile.pdf').slice(1);

const INDEX = `build/company-profile.${LANGUAGE}.json`;

/** Part of the cache's key; increase it when the printing changes. Other files' names have their hashes. */
const EDITION = 'profile 5';

/**
 * Prints the company profile into build/public/company-profile.pdf and describes it in build/company-profile.<lang>.json.
 * Without content/company-profile.yaml there is no file, and the index is empty; so it is, with a warning, without Chromium.
 */
export async function makeCompanyProfile(): Promise<void> {
  rmSync(`build/public/${FILE}`, { force: true });
  writeIndex(INDEX, {});
  if (isLeftOut('company-profile')) return;
  const { link, file } = readCompanyProfile();
  const html = profileDocument();
  try {
    const make = () => print(html, readCompanyFigures().asOf);
    const pdf = await cached('company-profile', [EDITION, html], make);
    writePublic(FILE, pdf);
    const label = fill(link, { size: fileSize(pdf.length) });
    const profile: ProfileFile = { href: `/${FILE}`, label, file: `${file}.pdf` };
    writeIndex(INDEX, { profile });
  } catch (error) {
    if (!(error instanceof NoChromium)) throw error;
    const message = `the site has no company profile as PDF, because no Chromium runs here: ${error.message}`;
    contentWarning('content/company-profile.yaml', { line: 1, field: '', message });
  }
}
