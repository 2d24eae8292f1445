// Mutated multipart bodies (spec §7): each is answered with 2xx or 4xx, and the desk keeps running.
import { expect, it, vi } from 'vitest';
import { startDesk } from '../testing/desk.ts';
import { emailjsIds, sendMultipart } from '../testing/forms.ts';
import { createHostileSender } from '../testing/traffic/hostile-requests.ts';

vi.setConfig({ testTimeout: 120_000 });

const COUNT = 400;
const SEED = Number(process.env.SEED ?? 1);

it('§7 no mutated body crashes, hangs or is answered with 5xx', async () => {
  const desk = await startDesk();
  const port = Number(new URL(desk.url).port);
  const { send, statuses } = await createHostileSender(port, { seed: SEED, deadlineMs: 60_000 });
  await send(COUNT);
  expect([...statuses.keys()].filter((status) => status < 200 || status >= 500)).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(COUNT);
  // Every kind of answer occurs, so the mutations are neither all fatal nor all harmless.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 422]));
  const healthy = { ...emailjsIds('contact'), message: 'alive' };
  expect((await sendMultipart(desk.url, healthy)).text).toBe('OK');
});
