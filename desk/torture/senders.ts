import { setTimeout as sleep } from 'node:timers/promises';
import { SEND_PATH } from '#contract/wire.ts';
import { addressing } from '../testing/addressing.ts';

const LONGEST_PAUSE_MS = 300;

/** How long a sender waits for an answer from a desk that may be dead. */
const PATIENCE_MS = 10_000;

/** The call of the SDK's `send`; whether it was accepted. */
export async function post(url: string, message: string): Promise<boolean> {
  try {
    const response = await fetch(url + SEND_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...addressing('contact'), template_params: { message } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.status === 200 && (await response.text()) === 'OK';
  } catch {
    return false;
  }
}

/** Senders who write to whatever desk there is, each message once, until told to stop. */
export function startSenders(count: number, target: () => string | undefined) {
  const accepted: string[] = [];
  let running = true;
  let number = 0;

  async function send(): Promise<void> {
    while (running) {
      const url = target();
      const message = `letter ${++number}`;
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
