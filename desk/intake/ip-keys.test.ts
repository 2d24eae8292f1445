// The keys under which an IP address is counted (spec §8): nobody can trace one back once the day is over.
import { expect, it } from 'vitest';
import { DAY_MS } from '../clock.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createIpKeys } from './ip-keys.ts';

const { keysOf } = await createIpKeys(createManualClock(), undefined);

it.each([
  ['an IPv4 address', '192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2'],
  ['a /64 of IPv6', '2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:0:0:9', '2001:db8:1:3::1'],
  ['the loopback of IPv6', '::1', '::2', '::1:0:0:0:1'],
  ['a link-local address', 'fe80::1%eth0', 'fe80::2%eth0', 'fe81::1%eth0'],
])('%s has the same key in every spelling', (_, one, same, other) => {
  expect(keysOf(same)).toEqual(keysOf(one));
  expect(keysOf(other)[0]).not.toBe(keysOf(one)[0]);
});

it('the keys of IP addresses change with the day (UTC) and with the process', async () => {
  const clock = createManualClock();
  const keys = await createIpKeys(clock, undefined);
  const key = keys.keysOf('192.0.2.1');
  expect(keysOf('192.0.2.1')).not.toEqual(key);
  clock.advance(DAY_MS - 1);
  await keys.eraseExpired();
  expect(keys.keysOf('192.0.2.1')).toEqual(key);
  clock.advance(1);
  await keys.eraseExpired();
  expect(keys.keysOf('192.0.2.1')).not.toEqual(key);
});
