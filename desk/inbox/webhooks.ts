import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { WebhookFacts } from '#shared/inbox.ts';
import { newWebhook } from '#shared/inbox-requests.ts';
import { record } from './record.ts';
import { InboxRefusal, read } from './refusal.ts';
import { type Calls, route } from './route.ts';

const params = z.object({ id: z.string(), call: z.string().default('') });

const MOST_CALLS = 50;

const needs = 'administrator';

/** Webhooks and what became of their calls. */
export const webhookRoutes = [
  route('GET', 'webhooks', { needs }, async ({ inbox: { store } }): Promise<WebhookFacts[]> => {
    const all = await store.webhooks();
    return Promise.all(
      all.map(async ({ secret: _, ...webhook }) => ({
        ...webhook,
        calls: (await store.webhookCalls(webhook.id, MOST_CALLS)).map(
          ({ webhookId: __, ...call }) => call,
        ),
      })),
    );
  }),

  route('POST', 'webhooks', { needs }, async (call) => {
    const { store, clock } = call.inbox;
    const { url, forms } = read(newWebhook, call.request.body);
    const id = randomUUIDv7();
    const secret = `whsec_${randomBytes(24).toString('base64')}`;
    await store.addWebhook({ id, url, forms, secret, addedAt: clock.now(), stopped: null });
    await record(call, 'webhook', `add ${id}`);
    return { id, secret };
  }),

  route('DELETE', 'webhooks/:id', { needs }, async (call) => {
    const { id } = read(params, call.request.params);
    if (!(await call.inbox.store.removeWebhook(id))) throw new InboxRefusal('unknown');
    await record(call, 'webhook', `remove ${id}`);
    return {};
  }),

  route('POST', 'webhooks/:id/test', { needs }, async (call) => {
    const { id } = await webhookOf(call);
    const { store, clock } = call.inbox;
    await store.testWebhook({ id: randomUUIDv7(), webhookId: id, at: clock.now() });
    return {};
  }),

  route('POST', 'webhooks/:id/start', { needs }, async (call) => {
    const { id } = await webhookOf(call);
    await call.inbox.store.stopWebhook(id, null);
    await record(call, 'webhook', `start ${id}`);
    return {};
  }),

  route('POST', 'webhooks/:id/calls/:call/again', { needs }, async (call) => {
    const { id, call: about } = read(params, call.request.params);
    const { store, clock } = call.inbox;
    if (!(await store.callAgain(about, id, clock.now()))) throw new InboxRefusal('unknown');
    await record(call, 'webhook', `again ${about}`);
    return {};
  }),
];

async function webhookOf({ request, inbox }: Calls['administrator']) {
  const { id } = read(params, request.params);
  const found = (await inbox.store.webhooks()).find((each) => each.id === id);
  if (!found) throw new InboxRefusal('unknown');
  return found;
}
