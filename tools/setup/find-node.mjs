import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The path of the Node that package-lock.json has for this platform. If it is not installed, that of the Node which
 * runs this, provided that it is not older: a container's image brings its own.
 * @param {string} root folder of package-lock.json
 * @param {Pick<NodeJS.Process, 'platform' | 'arch' | 'version' | 'execPath'>} own
 * @returns {string | undefined}
 */
export function findNode(root, own = process) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, { os, cpu, bin }] of Object.entries(packages)) {
    if (!bin?.node || os !== own.platform || cpu !== own.arch) continue;
    const node = join(root, path, bin.node);
    if (existsSync(node)) return node;
  }
  const wanted = readFileSync(join(root, '.node-version'), 'utf8').trim();
  const isNewEnough = own.version.slice(1).localeCompare(wanted, 'en', { numeric: true }) >= 0;
  return isNewEnough ? own.execPath : undefined;
}
