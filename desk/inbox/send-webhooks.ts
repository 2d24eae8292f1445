import { Webhook as Signer } from 'standardwebhooks';
import { INBOX_PATH, type MessageForm } from '#shared/inbox.ts';
import type { WebhookPayload } from '#shared/webhook.ts';
import { type Repetition, repeat } from '../clock.ts';
import { referenceOf } from '../store/reference.ts';
import { type StoredSubmission, valuesOf } from '../store/submission.ts';
import type { StoreTask } from '../store/submission-store.ts';
import type { Webhook, WebhookCall } from '../store/webhooks.ts';

const LOOK_EVERY_MS = 1_000;

/** How long another program may take to answer; a lease is longer. */
const ANSWER_WITHIN_MS = 15_000;
const LEASE_MS = 60_000;

const AT_ONCE = 8;

const MINUTE_MS = 60_000;

/** Pauses after a failed attempt: about three days in all. */
const PAUSES_MS = [1, 5, 30, 120, 300, 600, 840, 1_200, 1_440].map((each) => each * MINUTE_MS);

/** The program says that it is gone for good (RFC 9110 §15.5.11). */
const GONE = 410;

/**
 * Calls the webhooks that are due, until stopped; one that is gone is stopped.
 * @param origin where the inbox is
 */
export function sendWebhooks({ store, clock, log }: StoreTask, origin: string): Repetition {
  const call = async (each: WebhookCall, webhook: Webhook) => {
    const submission = each.submissionId === null ? undefined : await store.get(each.submissionId);
    // Erased meanwhile, with its calls.
    if (each.submissionId !== null && !submission) return;
    const body = JSON.stringify(payloadOf(each, submission, origin));
    const { isOk, outcome } = await post(webhook, each.id, body, new Date(clock.now()));
    const pause = isOk ? undefined : PAUSES_MS[each.attempts - 1];
    const dueAt = pause === undefined ? null : clock.now() + pause;
    await store.callEnded(each.id, outcome, dueAt);
    if (outcome === String(GONE)) await store.stopWebhook(webhook.id, outcome);
    if (!isOk) log.warn({ webhook: webhook.id, attempts: each.attempts }, 'a webhook failed');
  };

  const run = async () => {
    for (;;) {
      const calls = await store.takeCalls(clock.now(), LEASE_MS, AT_ONCE);
      if (calls.length === 0) return;
      const webhooks = new Map((await store.webhooks()).map((each) => [each.id, each]));
      await Promise.all(
        calls.map((each) => {
          const webhook = webhooks.get(each.webhookId);
          return webhook && call(each, webhook);
        }),
      );
    }
  };
  return repeat({ clock, log }, LOOK_EVERY_MS, run, 'webhooks cannot use the store');
}

/** Sends a call, signed by Standard Webhooks. A redirection is a failure: it could lead anywhere. */
async function post({ url, secret }: Webhook, id: string, body: string, now: Date) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Signer(secret).sign(id, now, body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.body?.cancel();
    return { isOk: answer.ok, outcome: String(answer.status) };
  } catch (error) {
    const { cause, message } = error as Error;
    return { isOk: false, outcome: cause instanceof Error ? cause.message : message };
  }
}

function payloadOf(
  { at, id }: WebhookCall,
  submission: StoredSubmission | undefined,
  origin: string,
): WebhookPayload {
  const { recipient = null, ...fields } = submission ? valuesOf(submission) : {};
  const about = submission?.id ?? id;
  return {
    type: submission ? 'message.received' : 'test',
    timestamp: new Date(submission?.receivedAt ?? at).toISOString(),
    data: {
      id: about,
      reference: referenceOf(about),
      form: (submission?.form ?? 'contact') as MessageForm,
      language: submission?.language ?? '',
      desk: recipient,
      fields: fields as Record<string, string>,
      files: (submission?.attachments ?? []).map(({ name, size, sha256 }) => ({
        name,
        size,
        sha256,
      })),
      link: `${origin}${INBOX_PATH}/messages/${about}`,
    },
  };
}
