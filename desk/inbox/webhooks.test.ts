import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { WebhookFacts } from '#shared/inbox.ts';
import { webhookPayload } from '#shared/webhook.ts';
import { SOON } from '../testing/desk.ts';
import { CONTACT, sendApplication, sendJson } from '../testing/forms.ts';
import { startOffice } from '../testing/inbox-messages.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another program, which answers with these statuses in turn, the last one again and again. */
async function startProgram(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = (await Array.fromAsync(request)).join('');
    received.push({ headers: request.headers, body });
    const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 200;
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

/** An office with a webhook for messages to this program. */
async function startHooked(...statuses: number[]) {
  const office = await startOffice(['administrator']);
  const program = await startProgram(...statuses);
  const { json } = await office.browser.call('POST', 'webhooks', {
    url: program.url,
    forms: ['contact'],
  });
  const { id, secret } = json as { id: string; secret: string };
  const facts = async (): Promise<WebhookFacts> => {
    const { status, json } = await office.browser.call('GET', 'webhooks');
    if (status === 200) return json[0];
    // The session has ended meanwhile.
    await office.browser.signIn();
    return facts();
  };
  /** Lets time pass until the program has been called so often. */
  const called = (times: number, step = 2_000) =>
    vi.waitFor(async () => {
      office.clock.advance(step);
      expect(program.received).toHaveLength(times);
      expect((await facts()).calls.every(({ outcome }) => outcome !== null)).toBe(true);
    }, SOON);
  return { ...office, ...{ program, id, secret, facts, called } };
}

it('calls about each new message of its forms, once, signed', async () => {
  const office = await startHooked();
  await sendApplication(office.url, Buffer.from('%PDF-1.7'));
  await sendJson(office.url, 'contact', { ...CONTACT, recipient: 'Procurement' });
  const [row] = await office.lists(1, 'form=contact');
  await office.called(1);
  const [{ headers, body } = { headers: {}, body: '' }] = office.program.received;
  expect(office.secret).toMatch(/^whsec_[\w+/=]{32}$/);
  const signature = headers as Record<string, string>;
  // The clock of the test is not that of the verifier, which refuses old calls.
  vi.setSystemTime(office.clock.now());
  onTestFinished(() => void vi.useRealTimers());
  const payload = new Verifier(office.secret).verify(body, signature);
  expect(() => new Verifier(office.secret).verify(`${body} `, signature)).toThrow();
  expect(webhookPayload.parse(payload)).toMatchObject({
    type: 'message.received',
    data: {
      ...{ id: row?.id, form: 'contact', desk: 'Procurement', files: [] },
      fields: { user_name: CONTACT.user_name, message: expect.stringContaining('quote') },
      link: `https://www.company.example/inbox/messages/${row?.id}`,
    },
  });
  const { calls, ...facts } = await office.facts();
  expect(facts).not.toHaveProperty('secret');
  expect(calls).toMatchObject([
    { submissionId: row?.id, attempts: 1, dueAt: null, outcome: '200' },
  ]);
});

it('tries again after a failure or a redirection with the same call, and when it is told to', async () => {
  const office = await startHooked(500, 302, 200);
  await office.browser.call('POST', `webhooks/${office.id}/test`);
  await office.called(1);
  expect((await office.facts()).calls[0]?.dueAt).toBeGreaterThan(office.clock.now());
  await office.called(2, 60_000);
  await office.called(3, 60_000);
  const [first, ...others] = office.program.received.map(({ headers, body }) => [
    headers['webhook-id'],
    body,
  ]);
  expect(others).toEqual([first, first]);
  const [call] = (await office.facts()).calls;
  expect(call).toMatchObject({ submissionId: null, attempts: 3, dueAt: null, outcome: '200' });
  await office.browser.call('POST', `webhooks/${office.id}/calls/${call?.id}/again`);
  await office.called(4);
});

it('gives up in the end, and stops a program that is gone until it is started again', async () => {
  const office = await startHooked(500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 410, 200);
  await office.browser.call('POST', `webhooks/${office.id}/test`);
  await office.called(10, 3_600_000);
  const [call] = (await office.facts()).calls;
  expect(call).toMatchObject({ attempts: 10, dueAt: null, outcome: '500' });
  await office.browser.call('POST', `webhooks/${office.id}/test`);
  await office.called(11);
  expect((await office.facts()).stopped).toBe('410');
  await sendJson(office.url, 'contact', CONTACT);
  await office.lists(1);
  expect((await office.facts()).calls).toHaveLength(2);
  await office.browser.call('POST', `webhooks/${office.id}/start`);
  await sendJson(office.url, 'contact', { message: 'Another' });
  await office.called(12);
});

it('forgets a webhook with its calls', async () => {
  const office = await startHooked();
  await office.browser.call('DELETE', `webhooks/${office.id}`);
  expect((await office.browser.call('GET', 'webhooks')).json).toEqual([]);
  expect((await office.browser.call('POST', `webhooks/${office.id}/test`)).status).toBe(404);
});
