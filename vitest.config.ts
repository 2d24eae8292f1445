import './tools/enter-company.ts';
import { configDefaults, defineConfig } from 'vitest/config';
import { hasTemplate, isSample } from './app/content/settings.server.ts';
import { LANGUAGES } from './shared/language.ts';
import { PROGRAM } from './tools/program-path.ts';
import { inMemory } from './tools/test/memory.ts';

/** Unit and desk tests; browser tests are Playwright's. */
export default defineConfig({
  root: PROGRAM,
  test: {
    include: [
      '{app,desk,inbox,office,shared,tools}/**/*.test.{ts,tsx}',
      ...(isSample() ? ['tests/sample/**/*.test.ts'] : []),
    ],
    exclude: [
      ...configDefaults.exclude,
      ...(hasTemplate() ? [] : ['app/estate/**']),
      ...(LANGUAGES.length > 1 ? [] : ['tests/sample/arabic*.test.ts']),
    ],
    setupFiles: ['tools/test/fail-on-console.ts'],
    // Tests name classes as written.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
    // A fresh process for each file would take twice the time.
    isolate: false,
    // Most code runs a few times: to optimise it costs more than it saves.
    execArgv: ['--no-opt'],
    unstubEnvs: true,
    env: inMemory(),
    // Desk tests start processes, which is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
