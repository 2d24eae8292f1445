import { defineConfig } from '@playwright/test';
import { engines } from './engines.ts';

/** Tests of the built site in engines other than Chromium's, through their own drivers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  projects: engines.map(({ name }) => ({ name })),
});
