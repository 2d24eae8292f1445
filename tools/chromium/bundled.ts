import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = resolve('node_modules/.cache');
const folder = join(cache, 'chromium');

/** A browser to launch: its file, and what its process needs in the environment. */
export interface Browser {
  path: string;
  env: Record<string, string>;
}

/** Unpacks the Chromium that comes as an npm package (Linux on x64), once. */
export async function bundledChromium(): Promise<Browser> {
  if (!existsSync(folder)) await unpack();
  return {
    path: join(folder, 'chromium'),
    env: { FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/**
 * The package unpacks into the temporary folder, where a second process would take a half written
 * file for a finished one. So each process unpacks into a folder of its own, and the first to be
 * done puts it in place.
 */
async function unpack(): Promise<void> {
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = own;
  const { inflate } = await import('@sparticuz/chromium');
  const packed = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));
  await Promise.all(['chromium.br', 'fonts.tar.br'].map((file) => inflate(join(packed, file))));
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

/** Fonts of the machine where it has any, and in any case the one that comes along. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
 <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
 <dir>${join(folder, 'fonts')}</dir>
 <cachedir>${join(cache, 'fontconfig')}</cachedir>
</fontconfig>
`;
