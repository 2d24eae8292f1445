import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { everything, MINUTE, NOW, once, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

/** Tests of the intake, for either database. */
export function describeIntake(open: OpenStore): void {
  it('subscribes an address when it is confirmed, once, until it unsubscribes', async () => {
    const store = await open();
    const fields = [{ name: 'user_email', label: 'E-mail', value: 'A@b.example' }];
    const request = { ...submission(), form: 'confirm', fields, token: 'asked' } as const;
    await store.accept(request, once('confirm:a@b.example'));
    await store.accept({ ...submission(), form: 'confirm', fields, token: 'asked again' });
    await store.accept({ ...submission(), form: 'subscribe', token: 'other' });
    const step = (token: string = randomUUIDv7()) => {
      return { id: randomUUIDv7(), receivedAt: NOW + MINUTE, token };
    };
    const subscription = step('leave');
    expect(await store.confirm('guessed', subscription)).toBe('unknown');
    expect(await store.unsubscribe('asked', subscription)).toBe('unknown');
    expect(await store.confirm('asked', subscription)).toBe('stored');
    expect(await store.get(request.id)).toBeUndefined();
    const kept = { language: 'ar', fields, delivery: { state: 'waiting', dueAt: NOW + MINUTE } };
    expect(await store.get(subscription.id)).toMatchObject({
      ...kept,
      form: 'subscribe',
      token: 'leave',
    });
    // Another mail's button, and the same one pressed twice.
    expect(await store.confirm('asked again', step())).toBe('repeated');
    expect(await store.confirm('asked', step())).toBe('repeated');
    expect(await store.count({ form: 'subscribe' })).toBe(2);

    const farewell = step();
    for (const token of ['guessed', '', 'asked']) {
      expect(await store.unsubscribe(token, farewell)).toBe('unknown');
    }
    expect(await store.unsubscribe('leave', farewell)).toBe('stored');
    expect(await store.get(subscription.id)).toBeUndefined();
    expect(await store.get(farewell.id)).toMatchObject({ ...kept, form: 'unsubscribe' });
    expect(await store.unsubscribe('leave', step())).toBe('unknown');
    expect(await store.count({ form: 'subscribe' })).toBe(1);
    // The address is free to subscribe again.
    expect(await store.confirm('asked', step())).toBe('unknown');
    expect(await store.confirm('asked again', step())).toBe('stored');
  });

  it('stores one submission per key, and says whether its content is the same, until the key expires', async () => {
    const store = await open();
    const key = (fingerprint: string) => once('k', fingerprint, NOW + MINUTE);
    expect(await store.accept(submission(), key('1'))).toBe('stored');
    expect(await store.accept(submission(NOW + 1), key('1'))).toBe('repeated');
    expect(await store.accept(submission(NOW + 1), key('2'))).toBe('conflict');
    // No key is kept of what is not stored.
    expect(await store.accept(submission(), [...once('b'), ...key('1')])).toBe('repeated');
    expect(await store.accept(submission(), once('b'))).toBe('stored');
    expect(await store.accept(submission(NOW + MINUTE), key('2'))).toBe('stored');
    expect(await store.accept(submission())).toBe('stored');
    expect(await store.count({ state: 'waiting' })).toBe(4);
  });

  it('stores one of many concurrent submissions with the same key', async () => {
    const store = await open();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => store.accept(submission(), once('a'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(await everything(store)).toHaveLength(1);
  });

  it('counts a key from a clock that was ahead as expired, but not one of the same minutes', async () => {
    const store = await open();
    const at = (time: number, key: string) =>
      store.accept(submission(time), once(key, '', time + 10 * MINUTE));
    expect(await at(NOW + 180 * MINUTE, 'a')).toBe('stored');
    expect(await at(NOW, 'a')).toBe('stored');
    expect(await at(NOW + 1, 'a')).toBe('repeated');
    expect(await at(NOW + 4 * MINUTE, 'b')).toBe('stored');
    expect(await at(NOW, 'b')).toBe('repeated');
  });

  it('limits the keys of a mail domain in any hour and day, but not their repetition', async () => {
    const store = await open();
    const DAY = 24 * 60 * MINUTE;
    const at = (minutes: number, key: string, fingerprint = key, name = 'confirm a.example') => {
      const expiresAt = NOW + minutes * MINUTE + DAY;
      const domain = { name, perHour: 2, perDay: 3 };
      return store.accept(submission(NOW + minutes * MINUTE), [
        { key, fingerprint, expiresAt, domain },
      ]);
    };
    const until = (minutes: number) => ({ capped: 'domain', until: NOW + minutes * MINUTE });
    expect(await at(0, 'a')).toBe('stored');
    // Another spelling of the mailbox.
    expect(await at(1, 'a', 'a+1')).toEqual({ capped: 'mailbox', until: NOW + DAY });
    expect(await at(30, 'b')).toBe('stored');
    expect(await at(59, 'c')).toEqual(until(60));
    expect(await at(59, 'a')).toBe('repeated');
    expect(await at(59, 'c', 'c', 'receipt a.example')).toBe('stored');
    expect(await at(60, 'c2')).toBe('stored');
    expect(await at(120, 'd')).toEqual(until(24 * 60));
    expect(await at(24 * 60, 'd')).toBe('stored');
    expect(await everything(store)).toHaveLength(5);
  });

  it('leaves a receipt out while its domain is capped', async () => {
    const store = await open();
    const domain = { name: 'receipt a.example', perHour: 1, perDay: 1 };
    for (const key of ['a', 'b']) {
      const receipt = { ...submission(), form: 'receipt' as const };
      const keys = [{ key, fingerprint: '', expiresAt: NOW + MINUTE * 60 * 24, domain }];
      expect(await store.accept(submission(), [], { submission: receipt, keys })).toBe('stored');
    }
    const forms = (await everything(store)).map(({ form }) => form);
    expect(forms.toSorted()).toEqual(['contact', 'contact', 'receipt']);
  });

  it('stores submission and delivery, or neither', async () => {
    const store = await open();
    const first = submission();
    await store.accept(first);
    await expect(store.accept({ ...submission(), id: first.id })).rejects.toThrow();
    expect(await everything(store)).toHaveLength(1);
    await store.accept(submission());
    expect(await everything(store)).toHaveLength(2);
  });
}
