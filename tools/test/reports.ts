import { z } from 'zod';
import type { Tally } from './tally.ts';

const vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** Counts what Vitest's JSON reporter tells. A file that failed before its tests ran counts as one. */
export function fromVitest(report: unknown): Tally {
  const { testResults, ...counts } = vitest.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + broken.length,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}

const playwright = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Counts what Playwright's JSON reporter tells. A test that passed only at a second try has failed. */
export function fromPlaywright(report: unknown): Tally {
  const { stats, errors } = playwright.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
