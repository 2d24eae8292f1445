import { statSync } from 'node:fs';
import { runProgram } from './program.ts';
import { programPath } from './program-path.ts';
import { makeArchive } from './release/make.ts';

/* `npm run release`: the archive of the program for a machine without npm or network. docs/decisions/0019. */
await runProgram(async () => {
  const file = makeArchive(programPath('build'));
  console.info(`${file}: ${Math.round(statSync(file).size / 1e6)} MB`);
});
