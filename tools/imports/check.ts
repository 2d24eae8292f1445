import { globSync, readFileSync } from 'node:fs';
import { leaksIn } from './bundle.ts';
import { cyclesIn } from './cycles.ts';
import { faultOf } from './directions.ts';
import { importsOf } from './import.ts';
import { routeFiles } from './route-files.ts';

/** Checks who imports whom (docs/decisions/0004) and ends with 1 when somebody imports the wrong one. */
const files = globSync(['{app,contract,desk,tests,tools}/**/*.{ts,tsx,mjs}', '*.ts']);
const imports = files
  .map((file) => file.replaceAll('\\', '/'))
  .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
const faults = [
  ...imports.flatMap((edge) => {
    const fault = faultOf(edge);
    return fault ? [`${edge.from} → ${edge.to}: ${fault}`] : [];
  }),
  ...leaksIn(imports, routeFiles()).map(
    ({ from, to }) => `${from} → ${to}: code of the build would reach the browser`,
  ),
  ...cyclesIn(imports).map((cycle) => `${cycle.join(' → ')}: a circle`),
];
for (const fault of faults) console.error(fault);
console.info(`${files.length} files, ${imports.length} imports, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
