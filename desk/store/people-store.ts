import type { Person, Role } from '#shared/inbox.ts';

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

/** A secret, of which only a hash is stored. */
export interface Secret {
  secret: string;
  expiresAt: number;
}

/** Who changes something about people, and when. */
export interface By {
  at: number;
  /**
   * The administrator's address, for the audit log. Absent for a command, which records its own call, and may leave
   * no administrator.
   */
  actor?: string;
}

/** A session to open, in place of the one that the browser had. */
export interface NewSession extends Secret {
  /** The secret that the browser brought; empty without one. */
  previous: string;
}

/** What became of a change: `last` if it would have left no administrator. */
export type PersonChange = 'changed' | 'unknown' | 'last';

/** The people of the inbox. Addresses are in lower case. */
export interface PeopleStore {
  /** By address. */
  people(now: number): Promise<Person[]>;
  /** Adds and invites somebody. False if the address is somebody's already. */
  addPerson(email: string, roles: Role[], invitation: Secret, by: By): Promise<boolean>;
  /** Replaces the open invitation of somebody. False for an unknown id. */
  inviteAgain(id: string, invitation: Secret, by: By): Promise<boolean>;
  setRoles(id: string, roles: Role[], by: By): Promise<PersonChange>;
  /** Removes somebody with keys, invitations and sessions. */
  removePerson(id: string, by: By): Promise<PersonChange>;
}

/** How people sign in. */
export interface SignInStore {
  /** Whom an open invitation is for, with the keys registered before. */
  invited(secret: string, now: number): Promise<{ person: Person; keys: Passkey[] } | undefined>;
  /** Stores a challenge; for registering, with the person's id. */
  addChallenge(challenge: Secret, personId: string | null): Promise<void>;
  /** Uses a challenge up. Resolves to whose it was; undefined if it is unknown, used or expired. */
  takeChallenge(secret: string, now: number): Promise<{ personId: string | null } | undefined>;
  /** Uses an invitation up, adds the key and opens a session. False if it is not open any more. */
  register(invitation: string, registration: Registration, at: number): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  /** Opens a session by a key, which counts so far now. False if it was used or removed meanwhile. */
  signIn(key: Passkey, counter: number, session: NewSession, at: number): Promise<boolean>;
  /** Opens a session for the person with this address; false for an unknown address. */
  signInByAddress(email: string, session: NewSession, at: number): Promise<boolean>;
  /** The session of a secret, unless it has ended. */
  session(secret: string, now: number): Promise<Session | undefined>;
  signOut(secret: string, by: Required<By>): Promise<void>;
  /** Erases expired sessions, invitations and challenges. */
  forgetSecrets(now: number): Promise<void>;
}

interface Registration {
  personId: string;
  key: Passkey;
  session: NewSession;
}
