import { describe, expect, it } from 'vitest';
import type { RateLimit } from './rate-limit.ts';

const NOW = Date.UTC(2026, 0, 1);

/** What both kinds keep to; `open` gives one nobody has taken from. */
export function describeRateLimit(kind: string, open: () => RateLimit | Promise<RateLimit>): void {
  describe(`rate limit ${kind}`, () => {
    it('§8 gives so many at once, then as many per minute', async () => {
      const limit = await open();
      const take = (at: number) => limit.take('a', 3, NOW + at);
      expect([await take(0), await take(0), await take(0)]).toEqual([0, 0, 0]);
      expect(await take(0)).toBe(20_000);
      expect(await take(15_000)).toBe(5_000);
      expect(await take(20_000)).toBe(0);
      expect(await take(20_000)).toBe(20_000);
      expect([await take(600_000), await take(600_000), await take(600_000)]).toEqual([0, 0, 0]);
      expect(await take(600_000)).toBeGreaterThan(0);
    });

    it('§8 counts each sender alone, and gives none twice to many at once', async () => {
      const limit = await open();
      const takes = await Promise.all(Array.from({ length: 20 }, () => limit.take('b', 5, NOW)));
      expect(takes.filter((wait) => wait === 0)).toHaveLength(5);
      expect(await limit.take('c', 5, NOW)).toBe(0);
    });
  });
}
