import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { detailsAddresses } from '#app/addresses.server.ts';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { takeWarnings } from '#app/content/content-warning.server.ts';
import { checkContent } from '#app/content-check.server.ts';
import { addressFile } from '#app/layout/details/addresses.server.ts';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { makeColours } from '#tools/brand/colours.ts';
import { makeIcons, makeLinkPreview, makeManifest } from '#tools/brand/icons.ts';
import { makeLogo } from '#tools/brand/logo.ts';
import { makeCertificates } from '#tools/certificates/make.ts';
import { findChromium } from '#tools/chromium.ts';
import { makeCompanyProfile } from '#tools/company-profile/make.ts';
import { makeDeskStyleSheet } from '#tools/desk-content/style-sheet.ts';
import { makeFonts } from '#tools/fonts/make.ts';
import { bundleInbox } from '#tools/inbox/bundle.ts';
import { makePictures } from '#tools/pictures/make.ts';
import { completePages } from '#tools/postbuild/complete-pages.ts';
import { postbuild } from '#tools/postbuild/postbuild.ts';
import { PROGRAM, programPath } from '#tools/program-path.ts';
import { makeProjectList } from '#tools/project-list.ts';
import { makeMarks } from '#tools/svg/svg.ts';
import { writeUntranslated } from '#tools/untranslated/index-files.ts';
import { markBuildFresh, markBuildStale } from './fresh.ts';

type Step = readonly [name: string, run: () => unknown];

/** Content names pictures, marks and certificates, which therefore precede it. */
const texts: readonly Step[] = [
  ['content', checkTexts],
  ['addresses', makeAddresses],
];

/** For all languages. */
const shared: readonly Step[] = [
  ['pictures', makePictures],
  ['marks', makeMarks],
  ['certificates', makeCertificates],
  ...texts,
  ['colours', makeColours],
  ['logo', makeLogo],
  ['fonts', makeFonts],
  ['desk style', makeDeskStyleSheet],
  ['icons', makeIcons],
];

/** For each language. */
const documents: readonly Step[] = [
  ['link preview', makeLinkPreview],
  ['project list', makeProjectList],
  ['profile', makeCompanyProfile],
  ['web manifest', makeManifest],
];

/** Generates and checks what pages and the development server need. */
export async function prepare(): Promise<void> {
  await runAll([...shared, ...documents]);
}

/** Builds the site from content, media and code into build/site; prints the time of each step. */
export async function build(): Promise<void> {
  markBuildStale();
  linkPackages();
  unpackChromium();
  await runAll(shared);
  // Pages name the addresses of the other languages, so all are prepared before the first page is built.
  await inEveryLanguage('prepare', [runAll(documents)]);
  await inEveryLanguage('pages', [runAll(pages), bundleInbox()]);
  await runAll([['postbuild', postbuild]]);
  markBuildFresh();
}

/** The prerenderer, in build/pages, finds the program's packages as modules of the program do. */
function linkPackages(): void {
  const link = 'build/node_modules';
  mkdirSync('build', { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(programPath('node_modules'), link, 'junction');
}

/** Unpacks the browser meanwhile: the languages print their profiles at once, and each would unpack it. */
function unpackChromium(): void {
  // The profile tells what is wrong.
  findChromium().catch(() => undefined);
}

/** A part of the build that runs once per language. */
export type LanguagePart = 'prepare' | 'pages';

/**
 * Runs a part of the build for the languages besides the default, each in a child process, whose output it prints at the
 * end. One mostly uses one core, so two in parallel take little longer than one.
 *
 * @param own the part of the default language; waits for all, even after a failure
 */
async function inEveryLanguage(part: LanguagePart, own: readonly Promise<void>[]): Promise<void> {
  const ended = Promise.allSettled(own);
  const others = LANGUAGES.slice(1).map(({ code }) => inLanguage(code, part, ended));
  for (const each of [...(await ended), ...(await Promise.allSettled(others))]) {
    if (each.status === 'rejected') throw each.reason;
  }
}

async function inLanguage(code: string, part: LanguagePart, own: Promise<unknown>): Promise<void> {
  const program = spawn(process.execPath, [programPath('tools/build/language.ts'), part], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LANGUAGE: code },
  });
  const ended = once(program, 'close');
  const [output, errors] = await Promise.all([text(program.stdout), text(program.stderr)]);
  const [status] = await ended;
  await own;
  console.info(`\n${code} …\n${output}`.trimEnd());
  process.stderr.write(errors);
  if (status !== 0) throw new ContentMistake(`The pages in ${code} could not be built; see above.`);
}

/** Runs a part of the build for this process's language. */
export async function runLanguagePart(part: LanguagePart): Promise<void> {
  await runAll(part === 'pages' ? pages : [...texts, ...documents]);
}

function checkTexts(): void {
  checkContent();
  writeUntranslated();
}

function makeAddresses(): void {
  writeFileSync(addressFile(LANGUAGE), JSON.stringify(detailsAddresses(), null, 1));
}

async function runAll(steps: readonly Step[]): Promise<void> {
  for (const [name, run] of steps) {
    const start = performance.now();
    process.stdout.write(name.padEnd(13));
    const printWarnings = () => {
      for (const warning of takeWarnings()) console.warn(`Warning: ${warning}`);
    };
    try {
      await run();
    } catch (error) {
      console.info();
      printWarnings();
      throw error;
    }
    const seconds = (performance.now() - start) / 1000;
    console.info(`${seconds.toFixed(1).padStart(6)} s`);
    printWarnings();
  }
}

/** Builds what runs in the browser, which pages name. */
const pages: readonly Step[] = [
  [
    'scripts',
    () => quietly('vite', ['build', '--config', programPath('tools/build/browser.config.ts')]),
  ],
  ['pages', buildPages],
];

/**
 * Prerenders every page into build/pages/<lang>, which React Router empties first, and completes them.
 */
async function buildPages(): Promise<void> {
  await quietly('react-router', ['build', PROGRAM]);
  completePages();
}

/** Runs a program of a package; prints its output only when it fails. */
async function quietly(program: string, args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(program, args, { maxBuffer: 2 ** 27 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    process.stdout.write(stdout);
    process.stderr.write(stderr.replace(/^<!DOCTYPE html>[\s\S]*?<\/html>/gm, '(page omitted)'));
    throw new Error(`${program} failed to build the pages; see above.`);
  }
}
