import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { WebhookFacts } from '#shared/inbox.ts';
import { newWebhook } from '#shared/inbox-requests.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import { record } from './record.ts';
import { InboxRefusal, read } from './refusal.ts';
import { type Route, route } from './route.ts';

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

  webhookRoute('DELETE', '', 'remove', (store, { id }) => store.removeWebhook(id)),

  webhookRoute('POST', '/test', undefined, (store, { id }, now) =>
    store.testWebhook({ id: randomUUIDv7(), webhookId: id, at: now }),
  ),

  webhookRoute('POST', '/start', 'start', (store, { id }) => store.stopWebhook(id, null)),

  webhookRoute('POST', '/calls/:call/again', 'again', (store, { id, call }, now) =>
    store.callAgain(call, id, now),
  ),
];

/** Declares a route that changes a webhook, or one of its calls. `act` resolves to false for an unknown one. */
function webhookRoute(
  method: Route['method'],
  path: string,
  recorded: string | undefined,
  act: (store: SubmissionStore, ids: z.infer<typeof params>, now: number) => Promise<boolean>,
): Route {
  return route(method, `webhooks/:id${path}`, { needs }, async (call) => {
    const { store, clock } = call.inbox;
    const ids = read(params, call.request.params);
    if (!(await act(store, ids, clock.now()))) throw new InboxRefusal('unknown');
    if (recorded) await record(call, 'webhook', `${recorded} ${ids.call || ids.id}`);
  });
}
