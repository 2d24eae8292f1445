// Clients that say one byte a second, or nothing (spec §8): they are cut off, and nobody else waits
// for them. The same with 2 000 of them and figures: `npm run bench:desk -- slow`.
import { expect, it, onTestFinished, vi } from 'vitest';
import { startDesk } from './testing/desk.ts';
import { sendJson } from './testing/forms.ts';
import { send } from './testing/http.ts';
import { smallSite } from './testing/small-site.ts';
import { type Slowness, startSlowClients } from './torture/slow-clients.ts';

// Who sends no headers is cut off after ten seconds, looked for every five.
const SOON = { timeout: 50_000, interval: 100 };
vi.setConfig({ testTimeout: 60_000 });

it('§8 slow clients are cut off; honest ones are answered meanwhile', async () => {
  const desk = await startDesk({ site: smallSite });
  const seen = new Set<Slowness>();
  const port = Number(new URL(desk.url).port);
  const slow = startSlowClients(port, 60, ({ kind }) => seen.add(kind));
  onTestFinished(() => slow.stop());
  let honest = 0;
  await vi.waitFor(async () => {
    expect((await send(desk.url, '/')).status).toBe(200);
    const message = `letter ${++honest}`;
    expect((await sendJson(desk.url, 'contact', { message })).text).toBe('OK');
    expect([...seen].toSorted()).toEqual(['headers', 'silence']);
  }, SOON);
  expect(honest).toBeGreaterThan(1);
});
