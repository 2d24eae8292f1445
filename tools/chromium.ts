import {
  existsSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { programPath } from '#tools/program-path.ts';

/** A browser to launch: its executable and the environment of its process. */
export interface Browser {
  path: string;
  env: Record<string, string>;
}

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * Finds the Chromium for the company profile, tests and benches: CHROME_PATH, else the npm package (Linux on x64), else
 * an installed Chrome, else Playwright's download.
 */
export async function findChromium(): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { path: CHROME_PATH, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return bundledChromium();
  const path = [...installed, chromium.executablePath()].find((file) => existsSync(file));
  if (path) return { path, env: {} };
  throw new Error(
    'No Chromium found: install Google Chrome, run `npx playwright install chromium`, or set CHROME_PATH.',
  );
}

const SHARED_MEMORY = '/dev/shm';

/** The shared memory that Chromium needs, in bytes; containers often have 64 MB. */
const ENOUGH = 2 ** 30;

const hasSharedMemory = existsSync(SHARED_MEMORY) && freeBytes(SHARED_MEMORY) >= ENOUGH;

/** Makes Chromium use files instead of shared memory. */
const FILES = '--disable-dev-shm-usage';

/** Default arguments of Playwright to omit: with files the tests take a tenth more of CPU time. */
export const superfluousArguments = hasSharedMemory ? [FILES] : [];

/**
 * Arguments to launch it with. The package's own list disables web security and site isolation,
 * which would make tests of either meaningless.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  ...(hasSharedMemory ? [] : [FILES]),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  // No test may reach a server outside this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const cache = programPath('node_modules/.cache');
const folder = join(cache, 'chromium');

async function bundledChromium(): Promise<Browser> {
  if (!existsSync(folder)) await unpack();
  return {
    path: join(folder, 'chromium'),
    env: {
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      ...(hasLibraries() ? {} : { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
    },
  };
}

/** Whether the system has NSS, which Chromium needs. The image node:26-slim lacks it; the npm package includes it. */
function hasLibraries(): boolean {
  return globSync('/usr/lib{,64,/x86_64-linux-gnu}/libnss3.so').length > 0;
}

/**
 * Unpacks the npm package into a folder of this process and renames that into place: the package
 * itself unpacks to the temporary folder, where a second process would start a half-written file.
 */
async function unpack(): Promise<void> {
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = own;
  const { inflate } = await import('@sparticuz/chromium');
  const packed = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));
  const files = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];
  await Promise.all(files.map((file) => inflate(join(packed, file))));
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  writeFileSync(join(own, 'fonts.conf'), fontConfiguration);
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'chromium'))) throw error;
    rmSync(own, { recursive: true });
  }
}

/** The machine's fonts, if any, and the package's. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
 <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
 <dir>${join(folder, 'fonts')}</dir>
 <cachedir>${join(cache, 'fontconfig')}</cachedir>
</fontconfig>
`;
