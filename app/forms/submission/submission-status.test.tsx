// The text beside a form's button (spec §8).
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Submission } from './submission.ts';
import { SubmissionStatus } from './submission-status.tsx';

test.each<[string, Submission, RegExp]>([
  ['is a live region before there is any text', { state: 'idle' }, /aria-live="polite"><\/div>/],
  [
    '§8 says after a failure that the input is preserved',
    { state: 'failed', toasted: false, wait: 0 },
    /Something went wrong.*All is here/,
  ],
  [
    '§8 says after what time to try again, and announces it beside a toast',
    { state: 'failed', toasted: true, wait: 3000 },
    /aria-live="polite".*Please try again in 50 minutes\..*All is here/,
  ],
  ['is not announced if a toast was', { state: 'sent', toasted: true }, /aria-live="off"/],
  ['is announced without a toast', { state: 'sent', toasted: false }, /aria-live="polite"/],
  ['§5 gives the reason of a refusal', { state: 'refused', text: 'Fill in one' }, />Fill in one/],
])('the status %s', (_, submission, html) => {
  const status = <SubmissionStatus submission={submission} keepsTyping="All is here" />;
  expect(renderToStaticMarkup(status)).toMatch(html);
});
