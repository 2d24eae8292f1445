import { globSync, readFileSync } from 'node:fs';
import { violationOf } from './directions.ts';
import { importsOf } from './import.ts';

/** Checks the directions of imports (docs/decisions/0004); exits with 1 on a violation. */
const files = globSync(['{app,desk,inbox,shared,tests,tools}/**/*.{ts,tsx,mjs}', '*.ts']);
const imports = files
  .map((file) => file.replaceAll('\\', '/'))
  .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
const violations = imports.flatMap((edge) => {
  const violation = violationOf(edge);
  return violation ? [`${edge.from} → ${edge.to}: ${violation}`] : [];
});
for (const violation of violations) console.error(violation);
console.info(`${files.length} files, ${imports.length} imports, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
