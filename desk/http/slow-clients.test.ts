// Slow clients (spec §8) are cut off and delay nobody else. With 2 000 of them, measured:
// `npm run bench:desk -- slow`.
import { expect, it, onTestFinished, vi } from 'vitest';
import { startDesk } from '../testing/desk.ts';
import { sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { smallSite } from '../testing/sites.ts';
import { type Slowness, startSlowClients } from '../testing/traffic/slow-clients.ts';

// The headers timeout is ten seconds, checked every five.
const SOON = { timeout: 50_000, interval: 100 };
vi.setConfig({ testTimeout: 60_000 });

it('§8 slow clients are cut off; others are answered meanwhile', async () => {
  const desk = await startDesk({ site: smallSite });
  const seen = new Set<Slowness>();
  const port = Number(new URL(desk.url).port);
  const slow = startSlowClients(port, 60, ({ kind }) => seen.add(kind));
  onTestFinished(() => slow.stop());
  let honest = 0;
  await vi.waitFor(async () => {
    expect((await send(desk.url, '/')).status).toBe(200);
    const message = `message ${++honest}`;
    expect((await sendJson(desk.url, 'contact', { message })).text).toBe('OK');
    expect([...seen].toSorted()).toEqual(['headers', 'silence']);
  }, SOON);
  expect(honest).toBeGreaterThan(1);
});
