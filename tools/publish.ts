import { parseArgs } from 'node:util';
import { NotPublished } from './publish/not-published.ts';
import { publish } from './publish/publish.ts';

/*
 * `npm run publish`: publishes the newest commit of the branch that this folder follows. With
 * `-- --branch <branch> --into <folder>`: a preview of a branch, in a folder of its own. With `-- --asked`: new commits only
 * when somebody asks for it in the inbox. docs/operating.md, "Publishing".
 */
const { values } = parseArgs({
  options: { branch: { type: 'string' }, into: { type: 'string' }, asked: { type: 'boolean' } },
});

try {
  const { branch, into: folder, asked: onlyAsked = false } = values;
  if ((branch === undefined) !== (folder === undefined)) {
    throw new NotPublished('A preview needs both --branch and --into.');
  }
  await publish('.', {
    say: (line) => console.info(line),
    onlyAsked,
    ...(branch !== undefined && folder !== undefined ? { preview: { branch, folder } } : {}),
  });
} catch (error) {
  if (!(error instanceof NotPublished)) throw error;
  console.error(`\nNot published, the site stays as it was. ${error.message}`);
  process.exitCode = 1;
}
