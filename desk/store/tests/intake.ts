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
    expect(await store.unsubscribe('guessed', farewell)).toBe('unknown');
    expect(await store.unsubscribe('', farewell)).toBe('unknown');
    expect(await store.count({})).toBe(2);

    expect(await store.unsubscribe('secret', farewell)).toBe('stored');
    expect(await store.get(subscriber.id)).toBeUndefined();
    expect(await store.get(farewell.id)).toMatchObject({
      form: 'unsubscribe',
      language: 'ar',
      fields: subscriber.fields,
      delivery: { state: 'waiting', dueAt: NOW + MINUTE },
    });
    expect(await store.unsubscribe('secret', { ...farewell, id: randomUUIDv7() })).toBe('unknown');
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
    expect(await store.confirm('guessed', subscription)).toBe('unknown');
    expect(await store.unsubscribe('asked', subscription)).toBe('unknown');
    expect(await store.confirm('asked', subscription)).toBe('stored');
    expect(await store.get(request.id)).toBeUndefined();
    expect(await store.get(subscription.id)).toMatchObject({
      form: 'subscribe',
      language: 'ar',
      fields,
      token: 'leave',
      delivery: { state: 'waiting' },
    });
    expect(await store.confirm('asked again', step('other'))).toBe('repeated');
    // Pressed twice.
    expect(await store.confirm('asked', step('other'))).toBe('repeated');
    expect(await store.unsubscribe('asked', step(''))).toBe('unknown');
    expect(await store.count({ form: 'subscribe' })).toBe(1);
    expect(await store.unsubscribe('leave', step(''))).toBe('stored');
    expect(await store.confirm('asked', step('other'))).toBe('unknown');
    expect(await store.confirm('asked again', step('other'))).toBe('stored');
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
    const at = (minutes: number, key: string, name = 'confirm a.example') => {
      const now = NOW + minutes * MINUTE;
      const domain = { name, perHour: 2, perDay: 3 };
      return store.accept(submission(now), [
        { key, fingerprint: key, expiresAt: now + DAY, domain },
      ]);
    };
    const until = (minutes: number) => ({ capped: 'domain', until: NOW + minutes * MINUTE });
    expect([await at(0, 'a'), await at(30, 'b')]).toEqual(['stored', 'stored']);
    expect(await at(59, 'c')).toEqual(until(60));
    expect(await at(59, 'a')).toBe('repeated');
    expect(await at(59, 'c', 'receipt a.example')).toBe('stored');
    expect(await at(60, 'c2')).toBe('stored');
    expect(await at(120, 'd')).toEqual(until(24 * 60));
    expect(await at(24 * 60, 'd')).toBe('stored');
    expect(await everything(store)).toHaveLength(5);
  });

  it('tells another content for the mailbox of a taken key when it is free', async () => {
    const store = await open();
    const domain = { name: 'confirm a.example', perHour: 9, perDay: 9 };
    const key = (fingerprint: string) => [
      { key: 'confirm:a@a.example', fingerprint, expiresAt: NOW + MINUTE, domain },
    ];
    expect(await store.accept(submission(), key('a+1'))).toBe('stored');
    expect(await store.accept(submission(), key('a+1'))).toBe('repeated');
    expect(await store.accept(submission(), key('a+2'))).toEqual({
      capped: 'mailbox',
      until: NOW + MINUTE,
    });
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
