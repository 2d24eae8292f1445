import { existsSync } from 'node:fs';
import { hiddenPages } from './settings.server.ts';

interface PageContent {
  /** The pages that show it. */
  pages: readonly string[];
  /** What other readers get in its place. */
  empty?: unknown;
}

/** Content that a company need not have while all the pages that show it are hidden. */
const CONTENT: Readonly<Record<string, PageContent>> = {
  articles: { pages: ['/career'], empty: { page: {} } },
  capabilities: { pages: ['/contract'] },
  career: { pages: ['/career'] },
  careers: { pages: ['/careers'] },
  certificates: { pages: ['/certification', '/iso-certifications'] },
  // No page shows it: without it the site has no PDF of the company.
  'company-profile': { pages: [] },
  'expertise-page': { pages: ['/area-of-expertise'] },
  'portfolio-page': { pages: ['/project'] },
  // Neither: it is for those who answer messages.
  inbox: { pages: [], empty: {} },
  prequalification: { pages: ['/prequalification'] },
  'project-details': { pages: ['/project'], empty: [] },
  // Without it suppliers cannot register.
  registration: { pages: [] },
  // Without it the contact form takes no files.
  uploads: { pages: [] },
  vacancies: { pages: ['/careers'], empty: [] },
};

/** Whether the company does without `content/<name>.yaml`, which only hidden pages would show, or which is one of its text pages. */
export function isLeftOut(name: string): boolean {
  const isMissing = !existsSync(`content/${name}.yaml`);
  // A text page exists because its file does.
  if (name.startsWith('pages/')) return isMissing;
  const hidden = hiddenPages();
  const isUnused = CONTENT[name]?.pages.every((page) => hidden.has(page)) ?? false;
  return isUnused && isMissing;
}

/** What stands for a list that is left out; undefined for texts, which nothing else reads. */
export function emptyContent(name: string): unknown {
  return CONTENT[name]?.empty;
}
