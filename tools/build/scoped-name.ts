import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * The name of a CSS Module's class as it stands in pages. What tells it from others is the same for
 * a whole file, which compresses away: 300 to 450 bytes a page, against Vite's own names.
 */
export function scopedName(name: string, file: string): string {
  const [path = ''] = relative(process.cwd(), file).split('?');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 5);
  return `_${name}_${hash}`;
}
