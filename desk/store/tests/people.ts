import { expect, it } from 'vitest';
import { newSecret } from '../secrets.ts';
import { createStore } from '../store.ts';
import type { SubmissionStore } from '../submission-store.ts';
import { MINUTE, NOW } from './samples.ts';
import type { OpenDatabase, OpenStore } from './store.ts';

const secret = (expiresAt = NOW + MINUTE) => ({ secret: newSecret(), expiresAt });

const command = { at: NOW };

/** Adds a person; resolves to the id, and the invitation's secret. */
async function added(store: SubmissionStore, email: string, role: 'administrator' | 'hr') {
  const invitation = secret();
  expect(await store.addPerson(email, [role], invitation, command)).toBe(true);
  const person = (await store.people(NOW)).find((each) => each.email === email);
  return { id: String(person?.id), invitation: invitation.secret };
}

const keyOf = (id: string) => ({
  id,
  publicKey: Uint8Array.from([0, 255, 7]),
  counter: 3,
  transports: ['usb', 'nfc'],
});

const newSession = (previous = '') => ({ ...secret(), previous });

/** Tests of the inbox's people and sessions, for either database. */
export function describePeople(open: OpenStore, openDatabase: OpenDatabase): void {
  it('keeps people by address, with roles, keys and invitation', async () => {
    const store = await open();
    const { id, invitation } = await added(store, 'noor@c.example', 'hr');
    await added(store, 'ahmad@c.example', 'administrator');
    expect(await store.addPerson('noor@c.example', ['hr'], secret(), command)).toBe(false);
    const noor = { id, email: 'noor@c.example', roles: ['hr'], addedAt: NOW };
    const [first, second] = await store.people(NOW);
    expect(first?.email).toBe('ahmad@c.example');
    expect(second).toEqual({ ...noor, keys: 0, invitedUntil: NOW + MINUTE });
    expect((await store.people(NOW + MINUTE))[1]).toEqual({ ...noor, keys: 0 });

    const session = newSession();
    const registration = { personId: id, key: keyOf('k'), session };
    expect(await store.register(invitation, registration, NOW)).toBe(true);
    expect(await store.passkey('k')).toEqual(keyOf('k'));
    const person = { ...noor, keys: 1 };
    const until = session.expiresAt;
    expect(await store.session(session.secret, NOW)).toEqual({ person, until });
    expect(await store.session(session.secret, until)).toBeUndefined();
    expect(await store.auditEntries(0, 9)).toEqual([
      { at: NOW, actor: noor.email, action: 'register', subject: noor.email },
    ]);
  });

  it('lets one of several use a challenge, an invitation or a count of a key', async () => {
    const store = await open();
    const { id, invitation } = await added(store, 'noor@c.example', 'hr');
    const challenge = secret();
    await store.addChallenge(challenge, id);
    const taken = await Promise.all(
      [1, 2, 3].map(() => store.takeChallenge(challenge.secret, NOW)),
    );
    expect(taken.filter(Boolean)).toEqual([{ personId: id }]);
    const late = secret();
    await store.addChallenge(late, null);
    expect(await store.takeChallenge(late.secret, late.expiresAt)).toBeUndefined();

    const other = await added(store, 'ahmad@c.example', 'hr');
    const stolen = { personId: id, key: keyOf('x'), session: newSession() };
    expect(await store.register(other.invitation, stolen, NOW)).toBe(false);
    const register = (name: string) =>
      store.register(invitation, { personId: id, key: keyOf(name), session: newSession() }, NOW);
    const registered = await Promise.all(['a', 'b', 'c'].map(register));
    expect(registered.filter(Boolean)).toHaveLength(1);
    expect((await store.people(NOW)).map(({ keys }) => keys)).toEqual([0, 1]);

    const key = keyOf(['a', 'b', 'c'][registered.indexOf(true)] ?? '');
    const signedIn = [1, 2, 3].map(() => store.signIn(key, 4, newSession(), NOW));
    expect((await Promise.all(signedIn)).filter(Boolean)).toHaveLength(1);
    expect((await store.passkey(key.id))?.counter).toBe(4);
  });

  it('keeps the last invitation of a person open, and the last administrator, unless a command removes it', async () => {
    const store = await open();
    const { id, invitation } = await added(store, 'noor@c.example', 'administrator');
    const { id: other } = await added(store, 'ahmad@c.example', 'administrator');
    const second = secret();
    expect(await store.inviteAgain(id, second, command)).toBe(true);
    expect(await store.invited(invitation, NOW)).toBeUndefined();
    expect((await store.invited(second.secret, NOW))?.person.id).toBe(id);
    expect(await store.inviteAgain('nobody', secret(), command)).toBe(false);

    const by = { at: NOW, actor: 'ahmad@c.example' };
    expect(await store.setRoles(other, ['hr'], by)).toBe('changed');
    expect(await store.setRoles(id, ['hr'], by)).toBe('last');
    expect(await store.removePerson(id, by)).toBe('last');
    expect(await store.removePerson(id, command)).toBe('changed');
    expect(await store.removePerson(id, command)).toBe('unknown');
  });

  it('ends sessions with their person or previous session, and forgets what has expired', async () => {
    const database = await openDatabase();
    const store = createStore(database);
    const { id, invitation } = await added(store, 'noor@c.example', 'hr');
    const [first, second] = [newSession(), newSession()];
    second.previous = first.secret;
    await store.register(invitation, { personId: id, key: keyOf('k'), session: first }, NOW);
    await store.signIn(keyOf('k'), 4, second, NOW);
    const isOpen = async ({ secret }: { secret: string }) =>
      (await store.session(secret, NOW)) !== undefined;
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
    await store.addChallenge(secret(NOW), null);
    await store.forgetSecrets(NOW);
    // Hashes alone.
    const rows = await database.query('SELECT hash, kind FROM inbox_secret');
    expect(rows).toEqual([{ hash: expect.stringMatching(/^[\w-]{43}$/), kind: 'session' }]);
    expect(rows[0]?.hash).not.toBe(second.secret);
    await store.removePerson(id, command);
    expect(await isOpen(second)).toBe(false);
    expect(await store.passkey('k')).toBeUndefined();
    expect(await database.query('SELECT 1 FROM inbox_secret')).toEqual([]);
  });
}
