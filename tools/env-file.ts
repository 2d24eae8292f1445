import { existsSync, readFileSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import { readConfig, VARIABLES } from '#desk/config.ts';
import { StartError } from '#desk/start-error.ts';

/**
 * The settings of the environment, into which npm's scripts have read `.env`. A misspelt variable would be without
 * effect.
 *
 * @throws StartError for invalid variables, and for lines of `.env` that set none
 */
export function readConfigAndFile() {
  const faults = existsSync('.env') ? faultsOf(readFileSync('.env', 'utf8')) : [];
  if (faults.length > 0) throw new StartError(faults.join('\n'));
  return readConfig(process.env);
}

function faultsOf(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, name = '', sign] = /^(?:export )?\s*([A-Z][\w]*)\s*([=:])/.exec(line) ?? [];
    const told = (message: string) => [`.env:${index + 1} ${message}`];
    if (sign === ':') return told(`expected ${name}=…, got a colon`);
    const meant = VARIABLES.find((each) => distance(each, name) <= (name.length > 5 ? 2 : 1));
    if (!name || !meant || VARIABLES.includes(name)) return [];
    return told(`no program reads ${name}; did you mean ${meant}?`);
  });
}
