import { setTimeout as sleep } from 'node:timers/promises';
import type { Message, MessageRow } from '#shared/inbox.ts';
import { DAY_MS } from '../clock.ts';
import { type StorePlace, withStoreBeside } from '../store/open-store.ts';
import { newSecret } from '../store/secrets.ts';
import { openInboxBrowser } from '../testing/inbox-browser.ts';

const CLERKS = 3;
const LONGEST_PAUSE_MS = 200;

/** Longest wait for an answer: a desk may hang instead of dying. */
const TIMEOUT_MS = 10_000;

/** Messages that a clerk takes on at once. */
const TAKEN_AT_ONCE = 20;

/** What the desks have told clerks to be stored: the texts of notes and of answers; and the number of changes. */
export interface Told {
  notes: string[];
  answers: string[];
  changes: number;
}

/**
 * Starts people who work in the inbox of the desk at `target`, until stopped. Each takes messages on, and marks all that
 * are assigned to them at once: these are in one state, whenever a desk is killed.
 */
export async function startClerks(place: StorePlace, target: () => string | undefined) {
  const told: Told = { notes: [], answers: [], changes: 0 };
  let running = true;
  let number = 0;

  const enter = async (name: string) => {
    const at = Date.now();
    const invitation = { secret: newSecret(), expiresAt: at + DAY_MS };
    await withStoreBeside(place, 'write', (store) =>
      store.addPerson(`${name}@people.example`, ['office'], invitation, { at }),
    );
    const browser = openInboxBrowser(target() ?? '');
    const { json } = await browser.register(invitation.secret);
    return { browser, id: String(json.person.id) };
  };

  const work = async ({ browser, id }: Awaited<ReturnType<typeof enter>>): Promise<void> => {
    const call = (method: string, path: string, body?: object) => {
      browser.url = target() ?? browser.url;
      return Promise.race([browser.call(method, path, body), lateness()]);
    };
    const change = async (body: object) => {
      if ((await call('POST', 'messages/change', body)).status === 200) told.changes += 1;
    };
    const listed = async (query: string): Promise<MessageRow[]> =>
      (await call('GET', `messages?${query}`)).json.messages;
    const steps = [
      async () => {
        const [own] = await listed(`assignee=${id}`);
        const ids = (await listed('assignee=nobody')).slice(0, TAKEN_AT_ONCE).map((row) => row.id);
        if (ids.length > 0) await change({ ids, assignee: id, state: own?.state ?? 'open' });
      },
      async () => {
        const [own] = await listed(`assignee=${id}`);
        const all = { filter: { assignee: id }, upTo: Number.MAX_SAFE_INTEGER };
        await change({ all, state: own?.state === 'done' ? 'open' : 'done' });
      },
      async () => {
        const row = anyOf(await listed(''));
        const text = `note ${++number}`;
        const { status } = await call('POST', `messages/${row.id}/notes`, { text });
        if (status === 200) told.notes.push(text);
      },
      async () => {
        const path = `messages/${anyOf(await listed('form=career')).id}`;
        const { answers }: Message = (await call('GET', path)).json;
        const text = `answer ${++number}`;
        const answer = { subject: 'Chaos', text, after: answers.at(-1)?.id ?? null };
        const { status } = await call('POST', `${path}/answers`, answer);
        if (status === 200) told.answers.push(text);
      },
    ];
    while (running) {
      try {
        const { status } = await call('GET', 'counts');
        if (status === 401) await browser.signIn();
        await anyOf(steps)();
      } catch {
        // The desk was killed, or has nothing to show yet.
      }
      await sleep(Math.random() * LONGEST_PAUSE_MS);
    }
  };

  const clerks = await Promise.all(Array.from({ length: CLERKS }, (_, i) => enter(`clerk${i}`)));
  const all = Promise.all(clerks.map(work));
  return {
    told,
    async stop(): Promise<void> {
      running = false;
      await all;
    },
  };
}

async function lateness(): Promise<never> {
  await sleep(TIMEOUT_MS, undefined, { ref: false });
  throw new Error('The desk does not answer');
}

function anyOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('There is nothing yet');
  return one;
}
