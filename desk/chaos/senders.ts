import { setTimeout as sleep } from 'node:timers/promises';
import { sendJson } from '../testing/forms.ts';

const LONGEST_PAUSE_MS = 300;

/** Longest wait for an answer: a desk may hang instead of dying. */
const TIMEOUT_MS = 10_000;

/** Sends a message through the contact form; resolves to true if the desk accepted it. */
export async function post(url: string, message: string): Promise<boolean> {
  const request = sendJson(url, 'contact', { message }).catch(() => undefined);
  const answer = await Promise.race([request, sleep(TIMEOUT_MS, undefined, { ref: false })]);
  return answer?.status === 200 && answer.text === 'OK';
}

/** Starts senders who write to `target`, each message once, until stopped. */
export function startSenders(count: number, target: () => string | undefined) {
  const accepted: string[] = [];
  let running = true;
  let number = 0;

  async function send(): Promise<void> {
    while (running) {
      const url = target();
      const message = `message ${++number}`;
      if (url && (await post(url, message))) accepted.push(message);
      await sleep(Math.random() * LONGEST_PAUSE_MS);
    }
  }

  const all = Promise.all(Array.from({ length: count }, send));
  return {
    accepted,
    async stop(): Promise<void> {
      running = false;
      await all;
    },
  };
}
