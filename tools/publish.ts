import { parseArgs } from 'node:util';
import { NotPublished, publish } from './publish/publish.ts';

/*
 * `npm run publish`: publishes the newest commit of the branch that this folder follows. With
 * `-- --branch <branch> --into <folder>`: a preview of a branch, in a folder of its own. docs/operating.md,
 * "Publishing".
 */
const { values } = parseArgs({ options: { branch: { type: 'string' }, into: { type: 'string' } } });

try {
  const { branch, into: folder } = values;
  if ((branch === undefined) !== (folder === undefined)) {
    throw new NotPublished('A preview needs both --branch and --into.');
  }
  await publish('.', {
    say: (line) => console.info(line),
    ...(branch !== undefined && folder !== undefined ? { preview: { branch, folder } } : {}),
  });
} catch (error) {
  if (!(error instanceof NotPublished)) throw error;
  console.error(`\nNot published, the site stays as it was. ${error.message}`);
  process.exitCode = 1;
}
