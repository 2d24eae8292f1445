import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { outcomeIn } from './outcome.ts';

test('the outcome of a call is said in words, with its status', () => {
  const outcomes = [null, '204', '302', '404', '410', '503', 'connect ECONNREFUSED'];
  expect(outcomes.map((outcome) => outcomeIn(en.webhooks.outcomes, outcome))).toEqual([
    'Not sent yet',
    'Accepted (204)',
    'Redirected, which is not followed (302)',
    'Refused (404)',
    'Gone for good (410)',
    'The other program failed (503)',
    'Not reached: connect ECONNREFUSED',
  ]);
});
