import { expect, it } from 'vitest';
import { MINUTE, NOW, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

/** Tests of the last time that a store knows, for either database. */
export function describeLastTime(open: OpenStore): void {
  it('knows the last time recorded, and before that of the newest submission', async () => {
    const store = await open();
    expect(await store.lastTime()).toBeUndefined();
    await store.accept(submission(NOW + MINUTE));
    await store.accept(submission(NOW));
    expect(await store.lastTime()).toBe(NOW + MINUTE);
    await store.recordTime(NOW + 5);
    expect(await store.lastTime()).toBe(NOW + 5);
    await store.recordTime(NOW);
    expect(await store.lastTime()).toBe(NOW);
  });
}
