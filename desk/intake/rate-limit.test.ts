// The limits per address and in total (spec §8, decision 0117).
import { expect, it } from 'vitest';
import { DAY_MS } from '../clock.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createRandom } from '../testing/traffic/mutate.ts';
import { createIpKeys } from './ip-keys.ts';
import { createRateLimit } from './rate-limit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MB = 1_000_000;

const { keysOf } = await createIpKeys(createManualClock(), undefined);

function openLimit(limits: { perIp: number; total: number }) {
  const clock = createManualClock();
  const refused: string[] = [];
  const limit = createRateLimit({
    limits,
    ipKeys: { keysOf },
    clock,
    refused: (reason) => refused.push(reason),
  });
  return {
    clock,
    refused,
    attempt: limit.countAttempt,
    reserve: limit.reserve,
    /** The seconds to wait. */
    send: async (ip: string, bytes = 0) => (await limit.reserve(ip, bytes)).wait,
  };
}

it('§8 limits the requests of each address per minute, and says when the next is allowed', async () => {
  const { clock, attempt, refused } = openLimit({ perIp: 2, total: 1 });
  expect([await attempt('192.0.2.1'), await attempt('192.0.2.1')]).toEqual([0, 0]);
  clock.advance(20_000);
  expect(await attempt('192.0.2.1')).toBe(45);
  expect(refused).toEqual(['address_requests_minute']);
  expect(await attempt('192.0.2.2')).toBe(0);
  clock.advance(44_000);
  expect(await attempt('192.0.2.1')).toBe(1);
  clock.advance(1_000);
  expect(await attempt('192.0.2.1')).toBe(0);
});

it('§8 allows no more in any minute, hour or day, at whichever instant it begins', async () => {
  const { clock, attempt, send } = openLimit({ perIp: 3, total: 2 });
  const random = createRandom(1);
  const requests: number[] = [];
  const messages: number[] = [];
  const end = clock.now() + 2 * DAY_MS;
  while (clock.now() < end) {
    // Bursts and pauses.
    clock.advance(random(10) < 7 ? random(5_000) : random(3 * MINUTE));
    if ((await attempt('192.0.2.1')) === 0) requests.push(clock.now());
    if ((await send('192.0.2.2')) === 0) messages.push(clock.now());
  }
  const most = (times: number[], span: number) =>
    Math.max(
      ...times.map((at, first) => times.slice(first).findIndex((later) => later >= at + span)),
    );
  expect([MINUTE, HOUR, DAY_MS].map((span) => most(requests, span))).toEqual([3, 30, 120]);
  expect([MINUTE, HOUR, DAY_MS].map((span) => most(messages, span))).toEqual([2, 20, 80]);
});

it('§8 limits the bytes of each address and in total, and has room for the largest message', async () => {
  const { clock, send, refused } = openLimit({ perIp: 20, total: 30 });
  expect(await send('192.0.2.1', 6 * MB)).toBe(0);
  expect(await send('192.0.2.1', 4 * MB)).toBe(0);
  expect(await send('192.0.2.1', 1)).toBe(65);
  expect(await send('192.0.2.2', 5 * MB)).toBe(0);
  expect(await send('192.0.2.2', 1)).toBe(65);
  expect(refused).toEqual(['address_bytes_minute', 'total_bytes_minute']);
  let sent = 10 * MB;
  for (let minute = 0; minute < 26 * 60; minute++) {
    clock.advance(MINUTE);
    if ((await send('192.0.2.1', 6 * MB)) === 0) sent += 6 * MB;
  }
  expect(sent).toBeLessThanOrEqual(400 * MB + 100 * MB);
  expect(refused).toContain('address_bytes_hour');
  expect(refused).toContain('address_bytes_day');
  const small = openLimit({ perIp: 1, total: 1 });
  expect(await small.send('192.0.2.1', 6 * 1024 * 1024)).toBe(0);
});

it.each([
  ['/56', 8, 'network', (i: number) => `2001:db8:1:2${i}::1`, '2001:db8:1:300::1'],
  ['/48', 16, 'customer', (i: number) => `2001:db8:1:${i + 10}00::1`, '2001:db8:2:1000::1'],
])('§8 allows a %s of IPv6 %i requests where a /64 may send two', async (...row) => {
  const [, most, scope, address, other] = row;
  const { attempt, refused } = openLimit({ perIp: 2, total: 1 });
  const waits = [];
  for (let i = 0; i <= most; i++) waits.push(await attempt(address(i)));
  expect(waits).toEqual([...Array(most).fill(0), 65]);
  expect(refused).toEqual([`${scope}_requests_minute`]);
  expect(await attempt(other)).toBe(0);
});

it('§8 reserves no more than the total; releases and refusals do not count', async () => {
  const { attempt, reserve, send } = openLimit({ perIp: 1, total: 3 });
  const reserved = await Promise.all(
    Array.from({ length: 20 }, (_, i) => reserve(`192.0.2.${i}`, 9)),
  );
  expect(reserved.map(({ wait }) => wait)).toEqual([0, 0, 0, ...Array(17).fill(65)]);
  await reserved[0]?.release();
  expect(await send('192.0.2.1')).toBe(0);
  expect(await send('192.0.2.1')).toBe(65);
  expect(await attempt('192.0.2.1')).toBe(0);
});

it('says how many messages came from the network in the hour before', async () => {
  const { clock, reserve } = openLimit({ perIp: 9, total: 99 });
  const sentBefore = async (ip: string) => (await reserve(ip, 1)).sentBefore;
  const counts = [await sentBefore('192.0.2.1'), await sentBefore('192.0.2.1')];
  const { sentBefore: two, release } = await reserve('192.0.2.1', 1);
  await release();
  expect([...counts, two, await sentBefore('192.0.2.1')]).toEqual([0, 1, 2, 2]);
  expect(await sentBefore('192.0.2.2')).toBe(0);
  expect(await sentBefore('2001:db8:1:2::1')).toBe(0);
  expect(await sentBefore('2001:db8:1:3::1')).toBe(1);
  expect(await sentBefore('2001:db8:1:ff03::1')).toBe(2);
  clock.advance(HOUR + HOUR / 12);
  expect(await sentBefore('192.0.2.1')).toBe(0);
});

it('keeps nobody out for longer than the span when the clock is set back', async () => {
  const { clock, attempt } = openLimit({ perIp: 2, total: 1 });
  for (const jump of [-3 * HOUR, 3 * HOUR, -400 * DAY_MS]) {
    while ((await attempt('192.0.2.1')) === 0);
    clock.advance(jump);
    const wait = await attempt('192.0.2.1');
    expect(wait).toBeLessThanOrEqual(65);
    clock.advance(wait * 1000);
    expect(await attempt('192.0.2.1')).toBe(0);
    clock.advance(2 * HOUR);
  }
});

it('forgets the address that was unused for the longest, but never a total', async () => {
  const { attempt, send } = openLimit({ perIp: 1, total: 1 });
  expect(await send('192.0.2.1')).toBe(0);
  expect(await attempt('192.0.2.1')).toBe(0);
  for (let i = 0; i < 17_000; i++) await attempt(`10.1.${i >> 8}.${i & 255}`);
  expect(await attempt('10.1.66.0')).toBe(65);
  expect(await attempt('192.0.2.1')).toBe(0);
  expect(await send('192.0.2.3')).toBe(65);
});
