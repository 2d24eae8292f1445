import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { type Browser, bundledChromium } from './bundled.ts';

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * Finds the Chromium that tests and benches run in: the one CHROME_PATH names, else the one that
 * npm has installed, else an installed Chrome, else Playwright's own download.
 */
export async function findChromium(): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { path: CHROME_PATH, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return bundledChromium();
  const path = [...installed, chromium.executablePath()].find((file) => existsSync(file));
  if (path) return { path, env: {} };
  throw new Error(
    'No Chromium here: install Google Chrome, or run `npx playwright install chromium`, or name one in CHROME_PATH.',
  );
}

/**
 * How it is started. Our own list: the package's would switch off web security and site isolation,
 * under which a test of either proves nothing.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  // No test depends on, or tells anything to, a server outside this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
