import { expect, it } from 'vitest';
import { CONTACT, sendApplication, sendJson } from '../testing/forms.ts';
import { startOffice } from '../testing/inbox-messages.ts';

const HOUR = 60 * 60_000;

it('counts messages by desk, with the median time to the first answer', async () => {
  const office = await startOffice();
  for (const message of ['one', 'two', 'three']) {
    await sendJson(office.url, 'contact', { ...CONTACT, message, recipient: 'Procurement' });
  }
  await sendApplication(office.url, Buffer.from('%PDF-1.7'));
  const rows = await office.lists(4);
  const [third, second] = rows.filter(({ desk }) => desk === 5);
  const answer = async (id = '', after: string | null = null) => {
    const body = { subject: 'x', text: 'y', after };
    return (await office.browser.call('POST', `messages/${id}/answers`, body)).json.id;
  };
  const started = office.clock.now() - (third?.receivedAt ?? 0);
  office.clock.advance(HOUR);
  const first = await answer(third?.id);
  office.clock.advance(HOUR);
  await answer(third?.id, first);
  await answer(second?.id);
  const { desks, deliveries } = (await office.browser.call('GET', 'numbers?days=1')).json;
  expect(desks).toHaveLength(2);
  expect(desks).toContainEqual({
    ...{ form: 'career', desk: null, received: 1, answered: 0, medianTime: null },
  });
  const procurement = desks.find(({ desk }: { desk: number }) => desk === 5);
  expect(procurement).toMatchObject({ form: 'contact', received: 3, answered: 2 });
  expect(procurement.medianTime).toBeCloseTo(1.5 * HOUR + started, -3);
  expect(deliveries).toContainEqual({ state: 'parked', count: 0 });
  expect((await office.browser.call('GET', 'numbers?days=0')).status).toBe(400);
});
