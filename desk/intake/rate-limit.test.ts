// The rate limits per address and in total (spec §8), and the keys of IP addresses.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS } from '../clock.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createIpKeys } from './ip-keys.ts';
import { createRateLimit } from './rate-limit.ts';

const { keyOf } = await createIpKeys(createManualClock(), undefined);

async function openLimit(limits: { perIp: number; total: number }) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return createRateLimit(limits, await createIpKeys(createManualClock(), undefined), undefined);
}

it('§8 limits the attempts of each address per minute', async () => {
  const limit = await openLimit({ perIp: 2, total: 1 });
  const attempt = (ip: string) => limit.countAttempt(ip);
  expect([await attempt('192.0.2.1'), await attempt('192.0.2.1')]).toEqual([0, 0]);
  vi.advanceTimersByTime(20_000);
  expect(await attempt('192.0.2.1')).toBe(40);
  expect(await attempt('192.0.2.2')).toBe(0);
  vi.advanceTimersByTime(40_000);
  expect(await attempt('192.0.2.1')).toBe(0);
});

it('§8 reserves no more than the total; releases and refusals do not count', async () => {
  const limit = await openLimit({ perIp: 1, total: 3 });
  const waits = await Promise.all(Array.from({ length: 20 }, () => limit.reserve()));
  expect(waits).toEqual([0, 0, 0, ...Array(17).fill(60)]);
  await limit.release();
  expect(await limit.reserve()).toBe(0);
  expect(await limit.reserve()).toBe(60);
});

describe('the key of an IP address', () => {
  const same = (a: string, b: string) => keyOf(a) === keyOf(b);
  it('is the same for every spelling of an IPv4 address', () => {
    expect(same('192.0.2.1', '192.0.2.1')).toBe(true);
    expect(same('192.0.2.1', '::ffff:192.0.2.1')).toBe(true);
    expect(same('192.0.2.1', '192.0.2.2')).toBe(false);
  });
  it('is the same within a /64 of IPv6', () => {
    expect(same('2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(true);
    expect(same('2001:db8:1:2::1', '2001:0db8:0001:0002:0:0:0:9')).toBe(true);
    expect(same('2001:db8::1', '2001:db8:0:0:5::')).toBe(true);
    expect(same('2001:db8:1:2::1', '2001:db8:1:3::1')).toBe(false);
    expect(same('::1', '::2')).toBe(true);
    expect(same('fe80::1%eth0', 'fe80::2%eth0')).toBe(true);
  });
  it('changes with the day (UTC) and with the process', async () => {
    const clock = createManualClock();
    const keys = await createIpKeys(clock, undefined);
    const key = keys.keyOf('192.0.2.1');
    expect(keyOf('192.0.2.1')).not.toBe(key);
    clock.advance(DAY_MS - 1);
    await keys.eraseExpired();
    expect(keys.keyOf('192.0.2.1')).toBe(key);
    clock.advance(1);
    await keys.eraseExpired();
    expect(keys.keyOf('192.0.2.1')).not.toBe(key);
  });
});
