import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The absolute path of the company's folder, with its `content/`, `media/` and `.env`: COMPANY, a path from the
 * program's folder or an absolute one, by default the sample.
 * @param {string} root the program's folder
 * @param {string} [wanted]
 * @returns {string}
 * @throws if there is no such folder
 */
export function companyFolder(root, wanted = process.env.COMPANY) {
  const folder = resolve(root, wanted || 'sample');
  if (existsSync(join(folder, 'content/site.yaml'))) return folder;
  throw new Error(
    `COMPANY: expected a company's folder, but ${join(folder, 'content', 'site.yaml')} does not exist; "npm run new-company -- ${wanted || '../our-site'}" makes one`,
  );
}
