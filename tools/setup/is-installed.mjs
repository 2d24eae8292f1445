import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules matches package-lock.json.
 *
 * npm writes its own lock file there last, so an aborted install does not count. Optional packages
 * (of other platforms) may be missing, but not have another version.
 * @param {string} root folder of package-lock.json
 */
export function isInstalled(root) {
  const present = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(present)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(present);
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
