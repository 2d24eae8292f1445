// Slow uploads (spec §8) are accepted above a minimum rate.
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBodyRoom } from './body-room.ts';
import { type CollectedBody, collectBody } from './collect-body.ts';
import type { Refusal } from './refusal.ts';

const RESUME = 4_900_000;
const LIMITS = { whole: 6_000_000, beginning: 1_000_000, readOn: 25_000_000 };

/** The outcome of a body sent at this rate, given for each second, and after how many seconds. */
async function upload(bytesInSecond: (second: number) => number) {
  // Only the interval: files share a process, in which others may set timeouts meanwhile.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stream = new PassThrough();
  let outcome: CollectedBody | Refusal | undefined;
  collectBody(stream, LIMITS, createBodyRoom().open('')).then(
    (body) => (outcome = body),
    (refusal) => (outcome = refusal),
  );
  let sent = 0;
  let second = 0;
  for (; outcome === undefined && second < 3_600; second++) {
    const bytes = Math.min(bytesInSecond(second), RESUME - sent);
    if (bytes > 0) stream.write(Buffer.alloc(bytes));
    sent += bytes;
    if (sent === RESUME) stream.end();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return { outcome, second, timers: vi.getTimerCount() };
}

it.each([70_000, 8_000])('§8 the largest résumé passes at %d bytes a second', async (rate) => {
  const { outcome, second, timers } = await upload(() => rate);
  expect(outcome).toMatchObject({ bytes: { length: RESUME }, cutOff: undefined });
  expect(second).toBe(Math.ceil(RESUME / rate));
  expect(timers).toBe(0);
});

it('§8 a pause of 25 seconds passes', async () => {
  const { outcome } = await upload((second) => (second > 35 && second <= 60 ? 0 : 70_000));
  expect(outcome).toMatchObject({ bytes: { length: RESUME } });
});

it.each([
  ['from the start', () => 7_000, 30],
  ['after a fast start', (second: number) => (second < 30 ? 100_000 : 1), 60],
])('§8 answers 408 to a body below the minimum rate %s', async (_, rate, seconds) => {
  const { outcome, second, timers } = await upload(rate);
  expect([outcome, second, timers]).toEqual([expect.objectContaining({ status: 408 }), seconds, 0]);
});

it('§8 a body in chunks of one byte takes no more memory than its bytes', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const used = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const stream = new PassThrough();
  const body = collectBody(stream, LIMITS, createBodyRoom().open(''));
  const before = used();
  const count = 300_000;
  for (let sent = 0; sent < count; sent++) {
    if (!stream.write(Buffer.alloc(1, sent % 251))) await once(stream, 'drain');
  }
  // 40 MB with an object for each chunk.
  expect(used() - before).toBeLessThan(10_000_000);
  stream.end();
  const expected = Buffer.from(Array.from({ length: count }, (_, at) => at % 251));
  expect((await body).bytes.equals(expected)).toBe(true);
});
