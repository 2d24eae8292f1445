import { readFileSync, rmSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addressOf } from '#app/content/address.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { contentWarning } from '#app/content/content-warning.server.ts';
import { isLeftOut } from '#app/content/page-content.server.ts';
import { fill } from '#app/content/placeholders.ts';
import type { ProfileFile } from '#app/content/profile-file.server.ts';
import { readCompanyProfile } from '#app/corporate/company-profile/content.server.ts';
import type { ProfileDocument } from '#app/corporate/company-profile/document.tsx';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { cached } from '#tools/build/cached.ts';
import { fileSize } from '#tools/file-size.ts';
import { scriptFontSheet } from '#tools/fonts/script-sheet.ts';
import { writeIndex, writePublic } from '#tools/hashed-files.ts';
import { PROGRAM, programPath } from '#tools/program-path.ts';
import { NoChromium, print } from './print.ts';

const FILE = addressOf('/company-profile.pdf').slice(1);

const INDEX = `build/company-profile.${LANGUAGE}.json`;

/** Part of the cache's key; increase it when the printing changes. Other files' names have their hashes. */
const EDITION = 'profile 4';

const folder = 'app/corporate/company-profile';

/**
 * Prints the company profile into build/public/company-profile.pdf and describes it in
 * build/company-profile.<lang>.json. Without content/company-profile.yaml it writes an empty index and
 * removes the profile of an earlier build; so it does without Chromium, with a warning.
 */
export async function makeCompanyProfile(): Promise<void> {
  if (isLeftOut('company-profile')) return leaveOut();
  const { link, file } = readCompanyProfile();
  const html = await render();
  try {
    const { asOf } = readCompanyFigures();
    const pdf = await cached('company-profile', [EDITION, html], () => print(html, asOf));
    writePublic(FILE, pdf);
    const label = fill(link, { size: fileSize(pdf.length) });
    const profile: ProfileFile = { href: `/${FILE}`, label, file: `${file}.pdf` };
    writeIndex(INDEX, { profile });
  } catch (error) {
    if (!(error instanceof NoChromium)) throw error;
    leaveOut();
    const message = `the site has no company profile as PDF, because no Chromium runs here: ${error.message}`;
    contentWarning('content/company-profile.yaml', { line: 1, field: '', message });
  }
}

function leaveOut(): void {
  rmSync(`build/public/${FILE}`, { force: true });
  writeIndex(INDEX, {});
}

/** The document as HTML. Vite imports its TSX, which Node does not read. */
async function render(): Promise<string> {
  const styles = [
    'build/colours.css',
    programPath('app/styles/tokens.css'),
    programPath('app/styles/base.css'),
    programPath(`${folder}/print.css`),
    ...(LANGUAGES.some(({ code, font }) => code === LANGUAGE && font)
      ? [scriptFontSheet(LANGUAGE)]
      : []),
  ];
  const css = styles.map((file) => readFileSync(file, 'utf8')).join('');
  const { NODE_ENV } = process.env;
  // Not before: a process that ends on invalid content while Vite's threads start may never end.
  const { runnerImport } = await import('vite');
  try {
    const { module } = await runnerImport<{ ProfileDocument: typeof ProfileDocument }>(
      `/${folder}/document.tsx`,
      { configFile: false, logLevel: 'error', root: PROGRAM },
    );
    return `<!doctype html>${renderToStaticMarkup(createElement(module.ProfileDocument, { css }))}`;
  } finally {
    // Vite sets it to "development", in which React Router would then build the pages.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
