import { runProgram } from '../program.ts';

/* Prints the desk's texts in LANGUAGE as JSON: make.ts starts it for each language but its own. */
await runProgram(async () => {
  const { deskWords } = await import('./words.ts');
  process.stdout.write(JSON.stringify(deskWords()));
});
