import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const kept = new Map<string, { changed: number; value: unknown }>();

/**
 * Reads and parses a file once per process, and again when it has changed, so that
 * the development server shows an edit at once.
 *
 * @param file path from the project root
 */
export function readOnce<Value>(file: string, parse: (text: string) => Value): Value {
  const path = join(process.cwd(), file);
  const changed = statSync(path).mtimeMs;
  const known = kept.get(path);
  if (known?.changed === changed) return known.value as Value;
  const value = parse(readFileSync(path, 'utf8'));
  kept.set(path, { changed, value });
  return value;
}
