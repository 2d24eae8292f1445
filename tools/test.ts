import { runChecks } from './test/checks.ts';
import { quiet } from './test/run.ts';
import { buildSite, clearResults, siteTests, unitTests } from './test/suites.ts';
import { one, total } from './test/tally.ts';
import { inSiteWithoutTemplate } from './without-template/copy.ts';

/** Everything that must hold. */
clearResults();
runChecks([
  ['types', () => one(quiet('react-router typegen && tsc'))],
  ['lint and format', () => one(quiet('biome check --error-on-warnings .'))],
  ['style sheets', () => one(quiet("stylelint 'app/**/*.css'"))],
  ['import directions', () => one(quiet('node tools/imports/check.ts'))],
  ['dead code', () => one(quiet('knip --no-progress'))],
  ['build', buildSite],
  ['without the template', () => inSiteWithoutTemplate(buildAndSearch)],
  ['unit and desk', unitTests],
  ['browser', siteTests],
]);

/** What can be told of such a site without a browser; `npm run test:contractor` does the rest. */
function buildAndSearch() {
  return total([buildSite(), siteTests('tests/site/without-estate')]);
}
