import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '#tools/chromium/find.ts';
import { browserTestsLeftOut } from '#tools/without-template/tests-left-out.ts';

const browser = await findChromium();

/** Browser tests: the sealed site in build/site, served by the real desk (tests/fixtures.ts). */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  testIgnore: [browserTestsLeftOut, 'tests/engines/**'],
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a slow and busy machine everything takes several times as long; nothing waits longer than it must.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: browser.path,
      env: { ...process.env, ...browser.env },
      args: chromiumArguments,
    },
  },
});
