import { expect, test } from 'vitest';
import { fromPlaywright, fromSummary, fromVitest, one, summary, total } from './tally.ts';

test('a test file that fails before its tests run counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(fromVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a flaky browser test counts as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(fromPlaywright({ stats, errors: ['no config'] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
  });
});

test('the closing line counts everything and can be parsed', () => {
  const all = total([one(true), one(false), { passed: 10, failed: 0, skipped: 2 }]);
  expect(summary(all)).toBe('11 passed, 1 failed, 2 skipped');
  expect(fromSummary(`── unit: passed\n${summary(all)}\n`)).toEqual(all);
  expect(fromSummary('')).toBeUndefined();
});
