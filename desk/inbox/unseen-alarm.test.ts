import { expect, it, vi } from 'vitest';
import { metric, SOON } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { startOffice } from '../testing/inbox-messages.ts';

const HOUR = 60 * 60_000;

it('reports a message that nobody has opened for a day, until somebody does', async () => {
  const office = await startOffice(['office'], { env: { METRICS_PORT: '0' } });
  await sendJson(office.url, 'contact', CONTACT);
  const [row] = await office.lists(1);
  office.clock.advance(23 * HOUR);
  expect(await metric(office, 'desk_unseen_messages')).toBe(0);
  expect(office.log()).not.toContain('nobody in the office');
  office.clock.advance(HOUR);
  expect(await metric(office, 'desk_unseen_messages')).toBe(1);
  await vi.waitFor(() => {
    office.clock.advance(HOUR / 2);
    expect(office.log()).toContain('"unseen":1,"hours":24');
  }, SOON);
  await office.browser.signIn();
  await office.browser.call('GET', `messages/${row?.id}`);
  expect(await metric(office, 'desk_unseen_messages')).toBe(0);
});
