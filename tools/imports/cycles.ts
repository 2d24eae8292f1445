import type { Import } from './import.ts';

/** Lists circles of files that need each other, each as the files on its way. */
export function cyclesIn(imports: readonly Import[]): string[][] {
  const needs = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    if (!typeOnly) needs.set(from, [...(needs.get(from) ?? []), to]);
  }
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    const seen = way.indexOf(file);
    if (seen >= 0) cycles.push([...way.slice(seen), file]);
    if (seen >= 0 || done.has(file)) return;
    for (const next of needs.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of needs.keys()) visit(file, []);
  return cycles;
}
