import { runChecks } from '#tools/test/checks.ts';
import { buildSite, siteTests, unitTests } from '#tools/test/suites.ts';
import { inSiteWithoutTemplate } from './copy.ts';

/** Builds and tests the site as a contractor ships it, without the real-estate template. */
inSiteWithoutTemplate(() =>
  runChecks([
    ['build', buildSite],
    ['unit and desk', unitTests],
    ['browser', siteTests],
  ]),
);
