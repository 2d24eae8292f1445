import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { parseYaml } from '#app/content/yaml-document.server.ts';
import { runProgram } from '#tools/program.ts';
import { PROGRAM } from '#tools/program-path.ts';
import { type Answers, answersIn, languages } from './answers.ts';
import { type ToReview, writeSite } from './write-site.ts';

const USAGE = 'npm run new-company -- ../our-site';

/**
 * `npm run new-company -- <folder> [--answers <file>]`: asks about a company, or reads the answers from a file, and
 * writes its folder, which builds. The starter's texts have a review line.
 */
await runProgram(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { answers: { type: 'string' } },
  });
  const [folder] = positionals;
  if (!folder) throw new ContentMistake(`Name a folder: ${USAGE}`);
  const path = resolve(PROGRAM, folder);
  if (existsSync(path) && readdirSync(path).length > 0) {
    throw new ContentMistake(`${path} has files already: name a new folder`);
  }
  const answers = values.answers ? readAnswers(values.answers) : await askOnTerminal();
  if (!answers) return;
  console.info(report(folder, await written(path, answers)));
});

function readAnswers(file: string): Answers {
  const path = resolve(PROGRAM, file);
  if (!existsSync(path))
    throw new ContentMistake(`${path} does not exist: name the file of answers`);
  const text = readFileSync(path, 'utf8');
  const { languages: codes } = parseYaml(file, text, z.looseObject({ languages }));
  return parseYaml(file, text, answersIn(codes));
}

/** The answers; undefined if the questions are left by Ctrl-C. */
async function askOnTerminal(): Promise<Answers | undefined> {
  if (!process.stdin.isTTY) {
    throw new ContentMistake(`There is no terminal to ask on: ${USAGE} --answers answers.yaml`);
  }
  const { ask } = await import('./ask.ts');
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ExitPromptError')) throw error;
    process.exitCode = 130;
    return undefined;
  }
}

/** Writes beside the folder first, so that a failure leaves none half written. */
async function written(path: string, answers: Answers): Promise<ToReview[]> {
  const draft = mkdtempSync(`${path}.`);
  try {
    const toReview = await writeSite(draft, answers);
    if (existsSync(path)) rmdirSync(path);
    renameSync(draft, path);
    return toReview;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function report(folder: string, toReview: readonly ToReview[]): string {
  const total = toReview.reduce((sum, { words }) => sum + words, 0);
  const lines = toReview
    .toSorted((a, b) => b.words - a.words)
    .map(({ file, words }) => `${String(words).padStart(6)}  ${file}`);
  return `Wrote ${folder}: a site with what you answered. Texts to review, with their words:

${lines.join('\n')}
${String(total).padStart(6)}  in all

Read each, change what is not true, and delete its line "# REVIEW"; "npm run reviews" lists those left. Then replace
media/brand/mark.svg and the picture paper.png. Next:

  COMPANY=${folder} npm start

and docs/make-it-yours.md, "Brand".`;
}
