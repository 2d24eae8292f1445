import '#tools/enter-company.ts';
import { defineConfig } from '@playwright/test';
import { hasTemplate, isSample } from '#app/content/settings.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { chromiumArguments, findChromium, superfluousArguments } from '#tools/chromium.ts';
import { specsOfAbsentPages } from '#tools/test/absent-pages.ts';

const browser = await findChromium();

/** Browser tests of build/site, served by the real desk (tests/fixtures.ts). */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  testIgnore: [
    hasTemplate() ? '**/without-estate.spec.ts' : '**/estate-*.spec.ts',
    // The sample's tasks of the office say the same of many forms.
    isSample() ? '**/browser/office.spec.ts' : 'tests/sample/**',
    // All of the editor is tested by `npm run test:office` (tests/office.ts).
    ...(process.env.OFFICE_TASKS ? [] : ['tests/sample/office-whole/**']),
    ...(LANGUAGES.length > 1 ? [] : ['**/{languages,other-language}.spec.ts']),
    ...specsOfAbsentPages(),
    'tests/engines/**',
  ],
  outputDir: 'test-results/browser',
  // One more than the cores of CI: a test often waits.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for slow machines; nothing waits longer than necessary.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    // An action that waits longer names its element; the timeout of a test names nothing.
    actionTimeout: 30_000,
    // Motion takes a fifth of the tests' time; those about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browser.path,
      // In the locale C, Chromium finds no file whose path has a letter beyond ASCII, such as the § of a test's title.
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...browser.env },
      args: chromiumArguments,
      ignoreDefaultArgs: superfluousArguments,
    },
  },
});
