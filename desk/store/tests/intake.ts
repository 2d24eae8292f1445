import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { everything, MINUTE, NOW, once, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

/** Tests of the intake, for either database. */
export function describeIntake(open: OpenStore): void {
  it('unsubscribes once, and stores a notice for the office', async () => {
    const store = await open();
    const subscriber = {
      ...submission(),
      form: 'subscribe',
      token: 'secret',
    } as const;
    const other = { ...submission(), form: 'subscribe', token: 'other' } as const;
    await store.accept(subscriber, once('subscribe:a'));
    await store.accept(other);
    expect(await store.get(subscriber.id)).toMatchObject({ token: 'secret' });
    const farewell = { id: randomUUIDv7(), receivedAt: NOW + MINUTE };
    expect(await store.unsubscribe('guessed', farewell)).toBe(false);
    expect(await store.unsubscribe('', farewell)).toBe(false);
    expect(await store.count({})).toBe(2);

    expect(await store.unsubscribe('secret', farewell)).toBe(true);
    expect(await store.get(subscriber.id)).toBeUndefined();
    expect(await store.get(farewell.id)).toMatchObject({
      form: 'unsubscribe',
      language: 'ar',
      fields: subscriber.fields,
      delivery: { state: 'waiting', dueAt: NOW + MINUTE },
    });
    expect(await store.unsubscribe('secret', { ...farewell, id: randomUUIDv7() })).toBe(false);
    expect(await store.get(other.id)).toBeDefined();
    // The address is free to subscribe again.
    expect(await store.accept({ ...submission(), form: 'subscribe' }, once('subscribe:a'))).toBe(
      'stored',
    );
  });

  it('subscribes an address when it is confirmed, and only once', async () => {
    const store = await open();
    const fields = [{ name: 'user_email', label: 'E-mail', value: 'A@b.example' }];
    const request = { ...submission(), form: 'confirm', fields, token: 'asked' } as const;
    const again = { ...submission(), form: 'confirm', fields, token: 'asked again' } as const;
    await store.accept(request, once('confirm:a@b.example'));
    await store.accept(again);
    const step = (token: string) => ({ id: randomUUIDv7(), receivedAt: NOW + MINUTE, token });
    const subscription = step('leave');
    expect(await store.confirm('guessed', subscription)).toBe(false);
    expect(await store.unsubscribe('asked', subscription)).toBe(false);
    expect(await store.confirm('asked', subscription)).toBe(true);
    expect(await store.get(request.id)).toBeUndefined();
    expect(await store.get(subscription.id)).toMatchObject({
      form: 'subscribe',
      language: 'ar',
      fields,
      token: 'leave',
      delivery: { state: 'waiting' },
    });
    expect(await store.confirm('asked again', step('other'))).toBe(true);
    expect(await store.count({ form: 'subscribe' })).toBe(1);
    expect(await store.unsubscribe('leave', step(''))).toBe(true);
    expect(await store.confirm('asked again', step('other'))).toBe(true);
    expect(await store.count({ form: 'subscribe' })).toBe(1);
  });

  it('stores one submission per idempotency key', async () => {
    const store = await open();
    await store.accept(submission(), once('a'));
    await store.accept(submission(), once('a'));
    await store.accept(submission(), once('b'));
    await store.accept(submission());
    await store.accept(submission());
    expect(await everything(store)).toHaveLength(4);
    expect(await store.count({ state: 'waiting' })).toBe(4);
  });

  it('reports whether the content of a used key is the same, until the key expires', async () => {
    const store = await open();
    const key = (fingerprint: string) => once('k', fingerprint, NOW + MINUTE);
    expect(await store.accept(submission(), key('1'))).toBe('stored');
    expect(await store.accept(submission(NOW + 1), key('1'))).toBe('repeated');
    expect(await store.accept(submission(NOW + 1), key('2'))).toBe('conflict');
    expect(await everything(store)).toHaveLength(1);
    expect(await store.accept(submission(NOW + MINUTE), key('2'))).toBe('stored');
    expect(await everything(store)).toHaveLength(2);
  });

  it('frees a key that a clock more than a day ahead has set', async () => {
    const store = await open();
    const at = (time: number) => store.accept(submission(time), once('k', '1', time + 10 * MINUTE));
    const day = 24 * 60 * MINUTE;
    expect(await at(NOW + day)).toBe('stored');
    expect(await at(NOW)).toBe('repeated');
    expect(await at(NOW - 1)).toBe('stored');
  });

  it('keeps no key of a submission that it does not store', async () => {
    const store = await open();
    await store.accept(submission(), once('a'));
    const both = [...once('b'), ...once('a')];
    expect(await store.accept(submission(), both)).toBe('repeated');
    expect(await store.accept(submission(), once('b'))).toBe('stored');
  });

  it('stores one of many concurrent submissions with the same key', async () => {
    const store = await open();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => store.accept(submission(), once('a'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(await everything(store)).toHaveLength(1);
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
