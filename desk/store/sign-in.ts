import { insertEntry } from './audit-log.ts';
import type { Database, Query, Row } from './database.ts';
import { selectPeople } from './people.ts';
import type { NewSession, Passkey, SignInStore } from './people-store.ts';
import { insertRow } from './rows.ts';
import { findSecret, insertSecret, takeSecret } from './secrets.ts';

/** How people sign in, on either database. */
export function createSignInStore({ query, transaction }: Database): SignInStore {
  const personById = async (id: string, now: number) =>
    (await selectPeople(query, now, 'WHERE id = ?', id))[0];

  return {
    async invited(secret, now) {
      const invitation = await findSecret(query, 'invitation', secret, now);
      const person = invitation && (await personById(invitation.personId, now));
      if (!person) return undefined;
      const rows = await query('SELECT * FROM passkey WHERE person_id = ?', person.id);
      return { person, keys: rows.map(passkeyOf) };
    },

    addChallenge: (challenge, personId) => insertSecret(query, 'challenge', challenge, personId),

    takeChallenge: (secret, now) => takeSecret(query, 'challenge', secret, now),

    register: (invitation, { personId, key, session }, at) =>
      transaction(async (query) => {
        const taken = await takeSecret(query, 'invitation', invitation, at);
        if (taken?.personId !== personId) return false;
        await insertRow(query, 'passkey', {
          id: key.id,
          person_id: personId,
          public_key: key.publicKey,
          counter: key.counter,
          transports: JSON.stringify(key.transports),
          added_at: at,
        });
        await openSession(query, 'register', personId, session, at);
        return true;
      }),

    async passkey(id) {
      const [row] = await query('SELECT * FROM passkey WHERE id = ?', id);
      return row && passkeyOf(row);
    },

    signIn: ({ id, counter: before }, counter, session, at) =>
      transaction(async (query) => {
        const [key] = await query(
          'UPDATE passkey SET counter = ? WHERE id = ? AND counter = ? RETURNING person_id',
          counter,
          id,
          before,
        );
        if (!key) return false;
        await openSession(query, 'sign in', String(key.person_id), session, at);
        return true;
      }),

    signInByAddress: (email, session, at) =>
      transaction(async (query) => {
        const [person] = await query('SELECT id FROM person WHERE email = ?', email);
        if (!person) return false;
        await openSession(query, 'sign in', String(person.id), session, at);
        return true;
      }),

    async session(secret, now) {
      const session = await findSecret(query, 'session', secret, now);
      const person = session && (await personById(session.personId, now));
      return person && { person, until: session.expiresAt };
    },

    signOut: (secret, { at, actor }) =>
      transaction(async (query) => {
        await takeSecret(query, 'session', secret, at);
        await insertEntry(query, { at, actor, action: 'sign out', subject: actor });
      }),

    async forgetSecrets(now) {
      await query('DELETE FROM inbox_secret WHERE expires_at <= ?', now);
    },
  };
}

/** Opens a session; the browser's previous one ends, so that nobody keeps a session that another may know. */
async function openSession(
  query: Query,
  action: 'register' | 'sign in',
  personId: string,
  session: NewSession,
  at: number,
): Promise<void> {
  await takeSecret(query, 'session', session.previous, at);
  await insertSecret(query, 'session', session, personId);
  const [person] = await query('SELECT email FROM person WHERE id = ?', personId);
  const email = String(person?.email);
  await insertEntry(query, { at, actor: email, action, subject: email });
}

function passkeyOf({ id, public_key, counter, transports }: Row): Passkey {
  return {
    id: String(id),
    publicKey: new Uint8Array(public_key as Uint8Array),
    counter: Number(counter),
    transports: JSON.parse(String(transports)),
  };
}
