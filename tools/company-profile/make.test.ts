import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { programPath } from '#tools/program-path.ts';

test.runIf(existsSync('content/company-profile.yaml'))(
  'without Chromium there is a warning, no profile and no link to it',
  () => {
    const folder = temporaryDirectory();
    for (const path of ['content', 'media/drawings', ...globSync('build/*.{json,css}')]) {
      cpSync(path, join(folder, path), { recursive: true });
    }
    // Without the cache of the packages' folder.
    mkdirSync(join(folder, 'node_modules'));
    for (const path of ['app', 'shared', 'package.json']) {
      symlinkSync(resolve(path), join(folder, path));
    }
    mkdirSync(join(folder, 'build/public'));
    writeFileSync(join(folder, 'build/public/company-profile.pdf'), 'of an earlier build');
    const make = `
    const { makeCompanyProfile } = await import('${programPath('tools/company-profile/make.ts')}');
    const { takeWarnings } = await import('${programPath('app/content/content-warning.server.ts')}');
    await makeCompanyProfile();
    console.log(takeWarnings().join());`;
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', make],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, CHROME_PATH: '/no/chrome', FORCE_COLOR: '' },
      },
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /company-profile\.yaml:1 the site has no company profile as PDF, because no Chromium runs here: .*\/no\/chrome/,
    );
    expect(JSON.parse(readFileSync(join(folder, 'build/company-profile.en.json'), 'utf8'))).toEqual(
      {},
    );
    expect(globSync(join(folder, 'build/public/*.pdf'))).toEqual([]);
  },
);
