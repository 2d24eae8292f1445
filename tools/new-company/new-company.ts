import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isMap, isSeq, parseDocument } from 'yaml';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { REVIEW } from '#app/content/review.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { runProgram } from '#tools/program.ts';
import { PROGRAM, programPath } from '#tools/program-path.ts';
import { emptyList } from './empty-list.ts';

const SETTINGS = 'content/site.yaml';

/** Lists of people, clients, certificates and figures, which must not ship, by file. */
const lists: Record<string, readonly string[]> = {
  'key-persons': [''],
  clients: [''],
  partners: [''],
  'project-details': [''],
  certificates: ['certificates'],
  portfolio: ['records'],
  disciplines: [''],
  home: ['projects.records', 'certifications.items', 'about.points'],
  articles: ['articles', 'page.keywords', 'page.comments'],
  capabilities: ['credentials.items'],
  vacancies: [''],
  'company-profile': ['projects.records'],
  'company-figures': [
    'trades',
    'safety',
    'localContent',
    'apprentices',
    'facilities',
    'plant',
    'insurance',
  ],
};

/** Links to sections of the home page that are not shown while their lists are empty. */
const LINK_TO_EMPTY = /^\/#(?:our-key-persons|clients)$/;

/** Marks of the sample company's people, clients, partners and certificates. */
const media = ['media/marks/{clients,partners,portraits}/!(estate-*).*', 'media/certificates/*'];

/**
 * `npm run new-company -- <folder>`: makes a company's folder of the sample, which builds. Empties the
 * lists, removes their marks, disables the template, and adds a review line at the top of every file that
 * describes the sample.
 */
await runProgram(async () => {
  const [folder] = parseArgs({ allowPositionals: true }).positionals;
  if (!folder) throw new ContentMistake('Name a folder: npm run new-company -- ../our-site');
  const path = resolve(PROGRAM, folder);
  if (existsSync(path) && readdirSync(path).length > 0) {
    throw new ContentMistake(`${path} has files already: name a new folder`);
  }
  for (const name of ['content', 'media', '.gitignore']) {
    cpSync(programPath(`sample/${name}`), join(path, name), { recursive: true });
  }
  process.chdir(path);
  for (const file of globSync(media)) rmSync(file);
  for (const file of globSync('content/pages/*.yaml')) removeLinks(file);
  const [, ...others] = LANGUAGES;
  for (const folder of ['content', ...others.map(({ code }) => `content/${code}`)]) {
    emptyTexts(folder);
  }
  edit(SETTINGS, (yaml) => yaml.replace(/^(sample|estate): true$/gm, '$1: false'));
  console.info(
    `Emptied ${Object.keys(lists).length} files of people, clients, certificates and figures, and removed their pictures.
Every command is about it with COMPANY=${folder}; npm run reviews lists the texts that still describe the sample.
Next: docs/make-it-yours.md, "Facts".`,
  );
});

/** Removes links to empty sections from the end of a page, in every language. */
function removeLinks(page: string): void {
  const path = ['end', 'related'];
  const links = parseDocument(readFileSync(page, 'utf8')).getIn(path);
  const isEmpty = (link: unknown) => isMap(link) && LINK_TO_EMPTY.test(String(link.get('to')));
  const indexes = isSeq(links) ? links.items.flatMap((link, i) => (isEmpty(link) ? [i] : [])) : [];
  if (indexes.length === 0) return;
  for (const file of globSync(`content/{,*/}pages/${basename(page)}`)) {
    const document = parseDocument(readFileSync(file, 'utf8'));
    for (const index of indexes.toReversed()) document.deleteIn([...path, index]);
    writeFileSync(file, document.toString({ lineWidth: 0 }));
  }
}

/** @param content folder of a language; a translation need not have every list */
function emptyTexts(content: string): void {
  for (const [name, paths] of Object.entries(lists)) {
    const file = `${content}/${name}.yaml`;
    if (!existsSync(file)) continue;
    for (const path of paths.map((path) => (path ? path.split('.') : []))) {
      const hasList = isSeq(parseDocument(readFileSync(file, 'utf8')).getIn(path));
      if (hasList) edit(file, (yaml) => emptyList(yaml, path));
    }
  }
  edit(`${content}/company-figures.yaml`, (yaml) =>
    yaml.replace(/^lastLostTime:\n(?: .*\n)+/m, '').replace(/^(trainingHours: ).*$/m, '$1' + '0'),
  );
  // They refer to trades of company-figures.yaml, which are gone.
  edit(`${content}/capabilities.yaml`, (yaml) => yaml.replace(/^ +trade: [a-z-]+\n/gm, ''));
  for (const file of globSync(
    `${content}/{!(glossary|interface|page-groups|pictures|search|site),pages/*}.{yaml,md}`,
  )) {
    edit(file, toReview);
  }
}

/** A comment on the first line, or the first of the front matter. */
function toReview(text: string): string {
  return text.startsWith('---\n')
    ? text.replace('---\n', `---\n${REVIEW}\n`)
    : `${REVIEW}\n${text}`;
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
