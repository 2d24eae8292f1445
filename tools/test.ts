import { parseArgs } from 'node:util';
import { isSample } from '#app/content/settings.server.ts';
import { PROGRAM, programPath } from '#tools/program-path.ts';
import { buildSite, type Check, quiet, runChecks, siteTests, unitTests } from './test/run.ts';
import { testWithoutTemplate } from './test/without-template.ts';

/** Runs a check of the program in its folder. */
function ofProgram(command: string, env: Record<string, string> = {}) {
  return quiet(command, { cwd: PROGRAM, env });
}

/**
 * `npm test [-- part …]`: every check, or only these parts. Some run side by side, on two cores: the
 * static checks with the build, much of which runs on one; and the unit and desk tests, which often
 * wait, with the build without the template.
 */
const parts: Record<string, readonly Check[]> = {
  lint: [
    // Knip resolves the types of routes, which must not be generated meanwhile. Each checker of tsc, four by default, types
    // what it needs of packages again: two take 15 s of a processor instead of 25.
    [
      'types, unused code',
      () =>
        ofProgram('react-router typegen && tsc --checkers 2 && knip --no-progress', {
          ALL_ROUTES: 'true',
        }),
    ],
    ['lint and format', () => ofProgram('biome check --error-on-warnings .')],
    ['stylesheets', () => ofProgram("stylelint '{app,inbox,office}/**/*.css'")],
    ['import directions', () => ofProgram('node tools/imports/check.ts')],
    ...(isSample()
      ? [['wording', () => quiet(`node ${programPath('tools/lint-content.ts')}`)] as const]
      : []),
  ],
  fix: [
    [
      'fix',
      () => ofProgram("biome check --write . && stylelint --fix '{app,inbox,office}/**/*.css'"),
    ],
  ],
  build: [['build', buildSite]],
  unit: [['unit and desk', unitTests]],
  template: [['without the template', () => testWithoutTemplate('build absence')]],
  site: [['browser', () => siteTests()]],
  // A site without the template, searched for traces of it; `npm run test:contractor` does the rest.
  absence: [['absence of the template', () => siteTests('tests/site/without-estate')]],
  contractor: [['contractor', () => testWithoutTemplate('build unit site')]],
};

const everything = [['lint', 'build'], ['unit', 'template'], ['site']];

const { positionals } = parseArgs({ allowPositionals: true });
const groups = positionals.length > 0 ? positionals.map((name) => [name]) : everything;
await runChecks(
  groups.map((names) =>
    names.flatMap((name) => {
      const checks = parts[name];
      if (!checks) throw new Error(`No part "${name}"; expected one of ${Object.keys(parts)}`);
      return checks;
    }),
  ),
);
