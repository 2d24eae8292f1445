import type { MessageForm } from '#shared/inbox.ts';

/** A program that receives new messages. */
export interface Webhook {
  id: string;
  url: string;
  /** As Standard Webhooks writes it: `whsec_` and base64. */
  secret: string;
  forms: MessageForm[];
  addedAt: number;
  /** Why nothing is sent to it any more. */
  stopped: string | null;
}

/** One call of a webhook about a message; a test has none. */
export interface WebhookCall {
  id: string;
  webhookId: string;
  submissionId: string | null;
  at: number;
  attempts: number;
  /** When the next attempt is due; null once it has succeeded or was given up. */
  dueAt: number | null;
  /** What the last attempt brought: an HTTP status, or an error. */
  outcome: string | null;
}

/** Webhooks and their calls. A message is called about when the inbox lists it. */
export interface WebhookStore {
  webhooks(): Promise<Webhook[]>;
  addWebhook(webhook: Webhook): Promise<void>;
  /** Removes a webhook with its calls; false for an unknown id. */
  removeWebhook(id: string): Promise<boolean>;
  /** Stops a webhook with its calls, or starts it again (null). */
  stopWebhook(id: string, because: string | null): Promise<boolean>;
  /** The newest calls of a webhook. */
  webhookCalls(webhookId: string, most: number): Promise<WebhookCall[]>;
  /** Adds a call without a message. */
  testWebhook(call: Pick<WebhookCall, 'id' | 'webhookId' | 'at'>): Promise<void>;
  /** Makes a call due again, with all its attempts; false for an unknown one. */
  callAgain(id: string, webhookId: string, now: number): Promise<boolean>;
  /** Takes calls that are due, for `leaseMs`, in which nobody else takes them. */
  takeCalls(now: number, leaseMs: number, most: number): Promise<WebhookCall[]>;
  /** Records the outcome of an attempt; without a time, it was the last. */
  callEnded(id: string, outcome: string, dueAt: number | null): Promise<void>;
}
