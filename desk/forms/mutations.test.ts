// Multipart bodies wounded at random (spec §7): each is answered 2xx or 4xx, and the desk lives on.
// The long run, with the desk's memory: `npm run bench:desk -- bodies`.
import { expect, it, vi } from 'vitest';
import { addressing } from '../testing/addressing.ts';
import { startDesk } from '../testing/desk.ts';
import { sendMultipart } from '../testing/forms.ts';
import { createHostileRequests } from '../torture/hostile-requests.ts';
import { originalApplications } from '../torture/originals.ts';
import { rawExchange } from '../torture/raw-exchange.ts';

vi.setConfig({ testTimeout: 120_000 });

const COUNT = 400;
const SEED = Number(process.env.SEED ?? 1);
const DEADLINE_MS = 60_000;
const AT_ONCE = 8;

it('§7 no mutated body crashes, hangs or is answered with 5xx', async () => {
  const desk = await startDesk();
  const port = Number(new URL(desk.url).port);
  const next = createHostileRequests(await originalApplications(), SEED);
  const statuses = new Map<number, number>();
  let left = COUNT;
  const worker = async () => {
    while (left-- > 0) {
      const status = await rawExchange(port, next(), DEADLINE_MS);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect([...statuses.keys()].filter((status) => status < 200 || status >= 500)).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(COUNT);
  // All kinds of answers were seen, so the wounds were neither all deadly nor all harmless.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 422]));
  const healthy = { ...addressing('contact'), message: 'alive' };
  expect((await sendMultipart(desk.url, healthy)).text).toBe('OK');
});
