import { parseArgs } from 'node:util';
import { runProgram } from '../program.ts';

/*
 * Runs a part of the build for LANGUAGE, one that is not the default: `prepare`, or `pages` once all
 * languages are prepared. `npm run build` starts it for each.
 */
await runProgram(async () => {
  const [part] = parseArgs({ allowPositionals: true }).positionals;
  const { runLanguagePart } = await import('./steps.ts');
  await runLanguagePart(part === 'pages' ? 'pages' : 'prepare');
});
