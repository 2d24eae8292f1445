import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Everything a build is made of; of the desk, the headers that it shares with the pages. */
export const inputs = [
  'desk/security-headers.ts',
  '{app,content,contract,media,tools}/**/*',

  '{package-lock.json,react-router.config.ts,tsconfig.json,vite.config.ts}',
];

/** A hash of everything that goes into a build: as long as it stays, a build would change nothing. */
export function inputsHash(): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  // Pages name the year, and security.txt expires a year after it was built.
  hash.update(String(new Date().getFullYear()));
  const files = globSync(inputs, {
    withFileTypes: true,
    exclude: ['tools/imagery/**'],
  })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
