/**
 * Runs a script of package.json as `npm run` does, but without npm: `node tools/setup/script.mjs <script> [argument …]`.
 * `website` of an archive (`npm run release`) starts it.
 */
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(scripts, name)) {
  console.error(
    `Usage: ./website <command>, with one of these:\n  ${Object.keys(scripts).join('\n  ')}`,
  );
  process.exit(2);
}
// Each is "node tools/setup/run.mjs …".
const [, , ...options] = scripts[name].split(' ');
process.argv.splice(2, Infinity, ...options, ...args);
await import('./run.mjs');
