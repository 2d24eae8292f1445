import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Kept {
  changed: number;
  value: unknown;
}

const kept = new Map<string, Kept>();

/**
 * Reads and parses a file once per process. When any file read so far has changed, all are read
 * anew, for one may have taken something from another: so the development server shows an edit
 * at once.
 *
 * @param file path from the project root
 */
export function readOnce<Value>(file: string, parse: (text: string) => Value): Value {
  const path = join(process.cwd(), file);
  for (const [known, { changed }] of kept) if (changedAt(known) !== changed) kept.clear();
  const known = kept.get(path);
  if (known) return known.value as Value;
  const changed = changedAt(path);
  const value = parse(readFileSync(path, 'utf8'));
  kept.set(path, { changed, value });
  return value;
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
