import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '#api/language.ts';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { REVIEW } from '#app/content/review.server.ts';
import { isSample } from '#app/content/settings.server.ts';
import { runProgram } from '#tools/program.ts';
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
  articles: ['articles', 'page.comments'],
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
const LINK_TO_EMPTY = /^ *- {.*\bto: \/#(?:our-key-persons|clients)\b.*}\n/gm;

/** Marks of the sample company's people, clients, partners and certificates. */
const media = ['media/marks/{clients,partners,portraits}/!(estate-*).*', 'media/certificates/*'];

/**
 * `npm run new-company`: turns the sample into a skeleton for another company, which builds. Empties the
 * lists, removes their marks, leaves out the template, and puts a review line on top of every file that
 * describes the sample.
 */
await runProgram(async () => {
  if (!isSample()) {
    throw new ContentMistake(`${SETTINGS}: expected sample: true; only the sample can be emptied`);
  }
  for (const file of globSync(media)) rmSync(file);
  for (const { code } of LANGUAGES) emptyTexts(`content/${code}`);
  edit(SETTINGS, (yaml) => yaml.replace(/^(sample|estate): true$/gm, '$1: false'));
  console.info(
    `Emptied ${Object.keys(lists).length} files of people, clients, certificates and figures, and removed their pictures.
npm run build warns of every text that still describes the sample.
Next: docs/make-it-yours.md, "Facts".`,
  );
});

/** @param content folder of a language */
function emptyTexts(content: string): void {
  for (const [name, paths] of Object.entries(lists)) {
    edit(`${content}/${name}.yaml`, (yaml) =>
      paths.reduce((text, path) => emptyList(text, path ? path.split('.') : []), yaml),
    );
  }
  edit(`${content}/company-figures.yaml`, (yaml) =>
    yaml.replace(/^lastLostTime: .*\n/m, '').replace(/^(trainingHours: ).*$/m, '$1' + '0'),
  );
  // The lines name trades of company-figures.yaml.
  edit(`${content}/capabilities.yaml`, (yaml) =>
    yaml.replace(/, trade: (?:'[^']*'|[^,}]+?)(?= })/g, ''),
  );
  for (const file of globSync(
    `${content}/{!(glossary|interface|page-groups|search),pages/*}.{yaml,md}`,
  )) {
    edit(file, (text) => toReview(text.replace(LINK_TO_EMPTY, '')));
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
