import { hash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pdf } from '../testing/documents.ts';
import { emailjsIds, sendJson, sendMultipart } from '../testing/forms.ts';

const LONGEST_PAUSE_MS = 300;

/** Longest wait for an answer: a desk may hang instead of dying. */
const TIMEOUT_MS = 10_000;

/** Every so many forms is an application with a file. */
const APPLICATION_EVERY = 20;

/** Of a file: most are small, some as large as a desk accepts. */
const fileBytes = () => Math.round(5_000_000 ** Math.random());

/** What a sender sent, by which it is found in the store. */
export interface Sent {
  message: string;
  /** SHA-256 of its file. */
  sha256?: string;
}

/** Sends a message through the contact form; resolves to true if the desk accepted it. */
export async function post(url: string, message: string): Promise<boolean> {
  return answered(sendJson(url, 'contact', { message }));
}

async function apply(url: string, message: string, file: Buffer): Promise<boolean> {
  const applicant = {
    user_name: message,
    user_email: `${message.replaceAll(' ', '-')}@mail.example`,
    user_phone: '0501234567',
  };
  const fields = Object.entries({ ...emailjsIds('career'), ...applicant });
  const resume = new File([new Uint8Array(file)], 'resume.pdf');
  return answered(sendMultipart(url, [...fields, ['resume', resume]]));
}

async function answered(request: ReturnType<typeof sendJson>): Promise<boolean> {
  const settled = request.catch(() => undefined);
  const answer = await Promise.race([settled, sleep(TIMEOUT_MS, undefined, { ref: false })]);
  return answer?.status === 200 && answer.text === 'OK';
}

/** Starts senders who write to `target`, each message once, until stopped. */
export function startSenders(count: number, target: () => string | undefined) {
  const accepted: Sent[] = [];
  let running = true;
  let number = 0;

  async function send(): Promise<void> {
    while (running) {
      const url = target();
      const message = `message ${++number}`;
      if (url && number % APPLICATION_EVERY === 0) {
        const file = Buffer.concat([pdf(), randomBytes(fileBytes())]);
        const sha256 = hash('sha256', file);
        if (await apply(url, message, file)) accepted.push({ message, sha256 });
      } else if (url && (await post(url, message))) accepted.push({ message });
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
