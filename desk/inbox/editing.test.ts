// Whoever opens a form of the editor learns who else has it open: decision 0020.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { TELL_EVERY_MS } from '#shared/editing.ts';
import { startInbox } from '../testing/inbox.ts';
import { createManualClock } from '../testing/manual-clock.ts';

it('names the others with the same form, until they close it or tell nothing any more', async () => {
  const clock = createManualClock();
  const { signedIn, browser } = await startInbox({ clock });
  const [huda, noor] = [await signedIn('huda', 'office'), await signedIn('noor', 'hr')];
  const [hers, his] = [randomUUID(), randomUUID()];
  const tell = async (who: typeof huda, window: string, form: string, state = 'open') =>
    (await who.call('POST', 'editing', { window, form, state })).json;
  expect(await tell(huda, hers, 'articles')).toEqual([]);
  expect(await tell(noor, his, 'vacancies')).toEqual([]);
  expect(await tell(noor, his, 'articles')).toEqual([
    { name: 'huda@people.example', state: 'open' },
  ]);
  expect(await tell(noor, his, 'articles', 'changed')).toHaveLength(1);
  expect(await tell(huda, hers, 'articles')).toEqual([
    { name: 'noor@people.example', state: 'changed' },
  ]);
  // The form before, which closes late.
  await tell(noor, his, 'vacancies', 'closed');
  expect(await tell(huda, hers, 'articles')).toHaveLength(1);
  await tell(noor, his, 'articles', 'closed');
  expect(await tell(huda, hers, 'articles')).toEqual([]);
  clock.advance(3 * TELL_EVERY_MS);
  expect(await tell(noor, his, 'articles')).toEqual([]);
  const body = { window: hers, form: 'articles', state: 'open' };
  expect((await browser().call('POST', 'editing', body)).status).toBe(401);
  expect((await huda.call('POST', 'editing', { ...body, window: 'x' })).status).toBe(400);
});
