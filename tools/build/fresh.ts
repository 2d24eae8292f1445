import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inputsHash } from './inputs.ts';

const stamp = 'build/inputs';

/** Whether the site that stands in build/site is made of what is here now. */
export function isBuildFresh(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash();
}

/** Called when a build begins: one that breaks off leaves nothing to be taken for fresh. */
export function forgetBuild(): void {
  rmSync(stamp, { force: true });
}

/** Called when a build is complete. */
export function rememberBuild(): void {
  mkdirSync('build', { recursive: true });
  writeFileSync(stamp, inputsHash());
}
