import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * File of a built site: the instant (ISO 8601) at which an entry begins or ends to be shown, so that another build is
 * due. A site without it stays as it is.
 */
export const NEXT_CHANGE = 'next-change';

/** Whether a site differs from what a build would make of the same files now. */
export function isChangeDue(site: string): boolean {
  const file = join(site, NEXT_CHANGE);
  return existsSync(file) && Date.parse(readFileSync(file, 'utf8')) <= Date.now();
}
