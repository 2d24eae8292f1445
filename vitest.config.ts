import { configDefaults, defineConfig } from 'vitest/config';
import { unitTestsLeftOut } from './tools/without-template/tests-left-out.ts';

/** Unit and desk tests; browser tests are Playwright's. */
export default defineConfig({
  test: {
    include: ['{app,contract,desk,tools}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...unitTestsLeftOut],
    setupFiles: ['tools/quiet-console.ts'],
    // CSS Modules give the names they were written with, so that a test can name them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
    // Desk tests start processes; on a busy machine that takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
