// The text beside a form's button (spec §8).
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Submission } from './submission.ts';
import { SubmissionStatus } from './submission-status.tsx';

const status = (submission: Submission) =>
  renderToStaticMarkup(<SubmissionStatus submission={submission} keepsTyping="All is here" />);

describe('SubmissionStatus', () => {
  test('has a live region before there is any text', () => {
    expect(status({ state: 'idle' })).toMatch(/aria-live="polite"><\/div>/);
  });

  test('§8 says after a failure that the input is preserved', () => {
    expect(status({ state: 'failed', toasted: false, wait: 0 })).toMatch(
      /Something went wrong.*All is here/,
    );
  });

  test('§8 says after what time to try again, and announces it beside a toast', () => {
    const shown = status({ state: 'failed', toasted: true, wait: 3000 });
    expect(shown).toMatch(/Please try again in 50 minutes\..*All is here/);
    expect(shown).toContain('aria-live="polite"');
  });

  test('is not announced if a toast was', () => {
    expect(status({ state: 'sent', toasted: true })).toContain('aria-live="off"');
    expect(status({ state: 'sent', toasted: false })).toContain('aria-live="polite"');
  });

  test('§5 gives the reason why a form was rejected', () => {
    expect(status({ state: 'refused', text: 'Fill in one field' })).toContain('Fill in one field');
  });
});
