import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { REVIEW } from '#app/content/review.server.ts';
import { programPath } from '#tools/program-path.ts';
import type { Answers } from './answers.ts';
import { contentOf, PAPER } from './content.ts';
import { drawingPaper, neutralMark } from './drawings.ts';
import { type Code, inLanguage, type Tree, textsIn, wordsIn } from './words.ts';

/** A text to be reviewed, and its words in the first language. */
export interface ToReview {
  file: string;
  words: number;
}

/** Writes the folder of a new company. Returns the texts to be reviewed. */
export async function writeSite(folder: string, answers: Answers): Promise<ToReview[]> {
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const { files, reviewed } = contentOf(answers);
  const [first = 'en'] = answers.languages;
  // The texts of the own language are in the files themselves, those of the other in its folder.
  const own = answers.languages.includes('en') ? 'en' : first;
  const toReview: ToReview[] = [];
  for (const [name, tree] of files) {
    const file = `content/${name}.yaml`;
    const isReviewed = reviewed.has(name);
    const later = name === 'certificates' ? heldCertificates(answers, own) : '';
    write(file, yamlOf(inLanguage(tree, own), isReviewed) + later);
    for (const code of answers.languages.filter((each) => each !== own)) {
      if (name === 'site') continue;
      const texts = textsIn(tree, code) ?? (Array.isArray(tree) ? [] : {});
      write(`content/${code}/${name}.yaml`, yamlOf(texts, isReviewed));
    }
    if (isReviewed) toReview.push({ file, words: wordsIn(textsIn(tree, first)) });
  }
  for (const code of answers.languages) {
    const text = dataProtection(code, code === own, answers);
    write(`content/${code === own ? '' : `${code}/`}data-protection.md`, text);
    if (code === first) toReview.push({ file: 'content/data-protection.md', words: wordsIn(text) });
  }
  write('media/brand/mark.svg', neutralMark(answers.brand));
  write(`media/pictures/${PAPER}.png`, await drawingPaper(answers.brand));
  cpSync(programPath('sample/.gitignore'), join(folder, '.gitignore'));
  return toReview;
}

function yamlOf(tree: Tree, isReviewed: boolean): string {
  return `${isReviewed ? `${REVIEW}\n` : ''}${stringify(tree, { lineWidth: 0, singleQuote: true })}`;
}

/** The certificates as comments, to be listed once their files are there. */
function heldCertificates({ certificates }: Answers, code: Code): string {
  if (certificates.length === 0) return '';
  const entries = certificates.map(({ name, number, issuer, issued, expires }) => {
    const id = name.toLowerCase().replace(/[^a-z\d]+/g, '-');
    const file = `/media/certificates/${id}.pdf`;
    const dates = { issued, ...(expires && { expires }) };
    const texts = { scope: '…', covers: '…' };
    return { id, file, page: 'iso', title: name, number, issuer: issuer[code], ...texts, ...dates };
  });
  const list = stringify({ certificates: entries }, { lineWidth: 0, singleQuote: true }).trimEnd();
  return `# Instead of "certificates: []", as soon as each has its file, and its scope and what it covers is written:
${list.replace(/^/gm, '# ')}
`;
}

/** The page in Markdown; a line that begins with [/page] is for sites with that page. */
function dataProtection(code: Code, isOwn: boolean, { pages }: Answers): string {
  const read = (name: Code) =>
    readFileSync(programPath(`tools/new-company/starter/data-protection.${name}.md`), 'utf8');
  const facts = isOwn && code !== 'en' ? 'picture: paper\nform:\n  kind: strip\n' : '';
  return read(code)
    .replace(/^\[(\/\S+)\] (.*\n)/gm, (_, page, line) => (pages.includes(page) ? line : ''))
    .replace(/^---\n([\s\S]*?)---\n/, `---\n${REVIEW}\n$1${facts}---\n`);
}
