import { runProgram } from '../program.ts';

/* Builds the pages of LANGUAGE, one that is not the default; `npm run build` starts it for each. */
await runProgram(async () => {
  const { buildOwnLanguage } = await import('./steps.ts');
  await buildOwnLanguage();
});
