import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** A browser engine other than Chromium's. */
export interface Engine {
  name: string;
  /** Path of its program; undefined if it is not installed. */
  program: string | undefined;
  /** How to install it. */
  install: string;
  start(program: string): Promise<Driver>;
}

/** The tested engines. */
export const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    program: find('firefox-esr') ?? find('firefox'),
    install: 'apt-get install -y firefox-esr',
    start: startFirefox,
  },
  {
    name: 'WebKit',
    program: find('Xvfb') && find('WebKitWebDriver'),
    install: 'apt-get install -y webkit2gtk-driver xvfb',
    start: startWebKit,
  },
];

/** The path of a program in `PATH`. */
function find(program: string): string | undefined {
  return process.env.PATH?.split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
