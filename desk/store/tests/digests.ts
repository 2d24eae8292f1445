import { expect, it } from 'vitest';
import { MINUTE, NOW } from './samples.ts';
import type { OpenStore } from './store.ts';

const DAY = '2026-01-02';

/** Tests of which digests were sent, for either database. */
export function describeDigests(open: OpenStore): void {
  it('lets one desk send the digest of a day, and again only if it did not', async () => {
    const store = await open();
    const claims = () =>
      Promise.all([1, 2, 3].map(() => store.claimDigest(DAY, Date.now(), MINUTE)));
    expect((await claims()).filter(Boolean)).toHaveLength(1);
    expect(await claims()).toEqual([false, false, false]);
    // A lease that has ended by the time of the claim.
    expect(await store.claimDigest('2026-01-03', Date.now(), -MINUTE)).toBe(true);
    expect(await store.claimDigest('2026-01-03', Date.now(), MINUTE)).toBe(true);
    await store.digestSent(DAY, NOW);
    expect(await store.claimDigest(DAY, Date.now() + 1_000 * MINUTE, MINUTE)).toBe(false);
  });

  it('keeps when the last digest was sent, from the first question on', async () => {
    const store = await open();
    expect(await store.lastDigest(NOW)).toBe(NOW);
    expect(await store.lastDigest(NOW + 1)).toBe(NOW);
    await store.digestSent(DAY, NOW + MINUTE);
    expect(await store.lastDigest(NOW)).toBe(NOW + MINUTE);
  });
}
