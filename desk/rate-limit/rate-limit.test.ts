// How often one sender may write (spec §8: 429).
import { describe, expect, it } from 'vitest';
import { describeRateLimit } from './conformance.ts';
import { ipKey } from './ip-key.ts';
import { createMemoryRateLimit } from './rate-limit.ts';

describeRateLimit('in memory', createMemoryRateLimit);

describe('whom an address belongs to', () => {
  const same = (a: string, b: string) => ipKey(a) === ipKey(b);
  it('is one address of IPv4, however it is written', () => {
    expect(same('192.0.2.1', '192.0.2.1')).toBe(true);
    expect(same('192.0.2.1', '::ffff:192.0.2.1')).toBe(true);
    expect(same('192.0.2.1', '192.0.2.2')).toBe(false);
    expect(ipKey('192.0.2.1')).not.toContain('192');
  });
  it('is one /64 of IPv6', () => {
    expect(same('2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(true);
    expect(same('2001:db8:1:2::1', '2001:0db8:0001:0002:0:0:0:9')).toBe(true);
    expect(same('2001:db8::1', '2001:db8:0:0:5::')).toBe(true);
    expect(same('2001:db8:1:2::1', '2001:db8:1:3::1')).toBe(false);
    expect(same('::1', '::2')).toBe(true);
    expect(same('fe80::1%eth0', 'fe80::2%eth0')).toBe(true);
  });
});
