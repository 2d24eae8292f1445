import { readFileSync, rmSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { addressOf } from '#app/content/address.ts';
import { contentWarning } from '#app/content/content-warning.server.ts';
import { fill } from '#app/content/placeholders.ts';
import type { ProfileFile } from '#app/content/profile-file.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import type { ProfileDocument } from '#app/corporate/company-profile/document.tsx';
import { PLACES } from '#app/corporate/company-profile/places.ts';
import { readProfileData } from '#app/corporate/company-profile/profile-data.server.ts';
import { LANGUAGE } from '#shared/language.ts';
import { paletteOf } from '#shared/palette.ts';
import { cached } from '#tools/build/cached.ts';
import { fileSize } from '#tools/file-size.ts';
import { writeIndex, writePublic } from '#tools/hashed-files.ts';
import { fontRules } from './assets.ts';
import { NoChromium, print } from './print.ts';

const FILE = addressOf('/company-profile.pdf').slice(1);

const INDEX = `build/company-profile.${LANGUAGE}.json`;

/** Part of the cache's key; increase it when the printing changes. Other files' names have their hashes. */
const EDITION = 'profile 3';

const folder = 'app/corporate/company-profile';

/**
 * Prints the company profile into build/public/company-profile.pdf and describes it in
 * build/company-profile.<lang>.json. Without Chromium it warns, writes an empty index and
 * removes the profile of an earlier build.
 */
export async function makeCompanyProfile(): Promise<void> {
  const { texts, figures } = readProfileData();
  try {
    const html = await render();
    const inputs = [EDITION, JSON.stringify(PLACES), html];
    const pdf = await cached('company-profile', inputs, () => print(html, figures.asOf));
    writePublic(FILE, pdf);
    const profile: ProfileFile = {
      href: `/${FILE}`,
      label: fill(texts.link, { size: fileSize(pdf.length) }),
      file: `${texts.file}.pdf`,
    };
    writeIndex(INDEX, { profile });
  } catch (error) {
    if (!(error instanceof NoChromium)) throw error;
    rmSync(`build/public/${FILE}`, { force: true });
    writeIndex(INDEX, {});
    contentWarning('content/company-profile.yaml', {
      line: 1,
      field: '',
      message: `the site has no company profile as PDF, because no Chromium runs here: ${error.message}`,
    });
  }
}

/** The document as HTML. */
async function render(): Promise<string> {
  const { ProfileDocument: Document } = await importDocument();
  const css = [fontRules(), colours(), readFileSync(`${folder}/print.css`, 'utf8')].join('\n');
  const document = createElement(Document, { data: readProfileData(), css });
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** Imports the document's TSX, which Node does not read, with Vite. */
async function importDocument() {
  const { NODE_ENV } = process.env;
  try {
    const { module } = await runnerImport<{ ProfileDocument: typeof ProfileDocument }>(
      `/${folder}/document.tsx`,
      { configFile: false, logLevel: 'error' },
    );
    return module;
  } finally {
    // Vite sets it to "development", in which React Router would then build the pages.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Custom properties of the brand's colours: the light scheme, and the dark one below `.night`. */
function colours(): string {
  const { roles } = paletteOf(readSettings().brand);
  const rule = (selector: string, scheme: 0 | 1) => {
    const lines = Object.entries(roles).map(([role, pair]) => `--${role}: ${pair[scheme]};`);
    return `${selector} { ${lines.join(' ')} }`;
  };
  return `${rule(':root', 0)}\n${rule('.night', 1)}`;
}
