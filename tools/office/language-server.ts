import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { addressFile } from '#app/layout/details/addresses.server.ts';
import { LANGUAGE } from '#shared/language.ts';
import { runProgram } from '#tools/program.ts';
import { PROGRAM, programPath } from '#tools/program-path.ts';

/*
 * Serves the pages in LANGUAGE as `npm run dev` serves those in the first language; tells its origin to the process that
 * has started it (preview.ts), and ends with it.
 */
process.once('disconnect', () => process.exit());
await runProgram(async () => {
  const { runLanguagePart } = await import('#tools/build/steps.ts');
  // What a build has made will do: it takes seconds, and pages name little of it.
  if (!existsSync(addressFile(LANGUAGE))) await runLanguagePart('prepare');
  const server = await createServer({
    configFile: programPath('vite.config.ts'),
    root: PROGRAM,
    // Each language has other style sheets.
    cacheDir: programPath(`node_modules/.vite/${LANGUAGE}`),
    server: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  await server.listen();
  process.send?.(new URL(server.resolvedUrls?.local[0] ?? '').origin);
});
