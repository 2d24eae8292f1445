import { expect, test } from 'vitest';
import { fromPlaywright, fromSummary, fromVitest, one, summary, total } from './tally.ts';

test('a test file that fails before its tests run counts as a failure', () => {
  const counts = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((status) => ({ status })),
  });
  const testResults = [file('failed'), file('failed', 'failed'), file('passed', 'passed')];
  expect(fromVitest({ ...counts, testResults })).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a flaky browser test, and an error outside of tests, count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const tally = fromPlaywright({ stats, errors: ['no config'] });
  expect(tally).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('the closing line counts everything and can be parsed', () => {
  const all = total([one(true), one(false), { passed: 10, failed: 0, skipped: 2 }]);
  expect(summary(all)).toBe('11 passed, 1 failed, 2 skipped');
  expect(fromSummary(`── unit: passed\n${summary(all)}\n`)).toEqual(all);
  expect(fromSummary('')).toBeUndefined();
});
