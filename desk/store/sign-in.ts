import type { Person } from '#shared/inbox.ts';
import { insertEntry } from './audit-log.ts';
import type { Database, Query, Row } from './database.ts';
import { type By, selectPeople } from './people.ts';
import { insertRow, named } from './rows.ts';
import { findSecret, insertSecret, type Secret, takeSecret } from './secrets.ts';

/** A key that a person signs in with. */
export interface Passkey {
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  /** How often it was used, by its own count; 0 if it does not count. */
  counter: number;
  transports: string[];
}

/** Somebody who is signed in. */
export interface Session {
  person: Person;
  /** When the session ends. */
  until: number;
}

/** A session to open, in place of the one that the browser had. */
export interface NewSession extends Secret {
  /** The secret that the browser brought; empty without one. */
  previous: string;
}

const KEY = 'SELECT id, public_key, counter, transports FROM passkey';

/** How people sign in, on either database. */
export function createSignInStore({ query, transaction }: Database) {
  const personById = async (id: string, now: number) =>
    (await selectPeople(query, now, 'WHERE id = ?', id))[0];

  return {
    /** Whom an open invitation is for, with the keys registered before. */
    async invited(secret: string, now: number) {
      const invitation = await findSecret(query, 'invitation', secret, now);
      const person = invitation && (await personById(invitation.personId, now));
      if (!person) return undefined;
      const rows = await query(`${KEY} WHERE person_id = ?`, person.id);
      return { person, keys: rows.map(passkeyOf) };
    },

    /** Stores a challenge; for registering, with the person's id. */
    addChallenge: (challenge: Secret, personId: string | null) =>
      insertSecret(query, 'challenge', challenge, personId),

    /** Uses a challenge up. Resolves to whose it was; undefined if it is unknown, used or expired. */
    takeChallenge: (secret: string, now: number) => takeSecret(query, 'challenge', secret, now),

    /** Uses an invitation up, adds the key and opens a session. False if it is not open any more. */
    register: (
      invitation: string,
      { personId, key, session }: { personId: string; key: Passkey; session: NewSession },
      at: number,
    ) =>
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

    async passkey(id: string) {
      const [row] = await query(`${KEY} WHERE id = ?`, id);
      return row && passkeyOf(row);
    },

    /** Opens a session by a key, which counts so far now. False if it was used or removed meanwhile. */
    signIn: ({ id, counter: before }: Passkey, counter: number, session: NewSession, at: number) =>
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

    /** Opens a session for the person with this address; false for an unknown address. */
    signInByAddress: (email: string, session: NewSession, at: number) =>
      transaction(async (query) => {
        const [person] = await query('SELECT id FROM person WHERE email = ?', email);
        if (!person) return false;
        await openSession(query, 'sign in', String(person.id), session, at);
        return true;
      }),

    /** The session of a secret, unless it has ended. */
    async session(secret: string, now: number): Promise<Session | undefined> {
      const session = await findSecret(query, 'session', secret, now);
      const person = session && (await personById(session.personId, now));
      return person && { person, until: session.expiresAt };
    },

    signOut: (secret: string, { at, actor }: Required<By>) =>
      transaction(async (query) => {
        await takeSecret(query, 'session', secret, at);
        await insertEntry(query, { at, actor, action: 'sign out', subject: actor });
      }),

    /** Erases expired sessions, invitations and challenges. */
    async forgetSecrets(now: number) {
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

function passkeyOf(row: Row): Passkey {
  const key = named<Passkey>(row);
  const transports = JSON.parse(String(row.transports));
  return { ...key, publicKey: new Uint8Array(key.publicKey), transports };
}
