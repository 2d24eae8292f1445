import { randomUUIDv7 } from 'node:crypto';
import type { Person, Role } from '#shared/inbox.ts';
import { insertEntry } from './audit-log.ts';
import type { Database, Query, Value } from './database.ts';
import { SET_STATE } from './last-time.ts';
import { named } from './rows.ts';
import { insertSecret, type Secret } from './secrets.ts';
import type { AuditAction } from './submission-store.ts';

/** Who changes something about people, and when. */
export interface By {
  at: number;
  /**
   * The administrator's address, for the audit log. Absent for a command, which records its own call, and may leave
   * no administrator.
   */
  actor?: string;
}

/** What became of a change: `last` if it would have left no administrator. */
export type PersonChange = 'changed' | 'unknown' | 'last';

/** The people of the inbox on either database. Addresses are in lower case. */
export function createPeopleStore({ query, transaction }: Database) {
  /** Sets roles, or removes the person, unless no administrator would be left. */
  const change = (id: string, roles: Role[] | undefined, by: By) =>
    transaction(async (query): Promise<PersonChange> => {
      // Two desks that each remove one of two administrators would leave none: this row is their lock.
      await query(SET_STATE, 'people', by.at);
      const [person] = await query('SELECT email FROM person WHERE id = ?', id);
      if (!person) return 'unknown';
      const others = `SELECT 1 FROM person WHERE id <> ? AND roles LIKE '%"administrator"%'`;
      const isLeft = roles?.includes('administrator') || (await query(others, id)).length > 0;
      if (by.actor !== undefined && !isLeft) return 'last';
      if (roles) await query('UPDATE person SET roles = ? WHERE id = ?', JSON.stringify(roles), id);
      else await query('DELETE FROM person WHERE id = ?', id);
      const subject = [person.email, ...(roles ?? [])].join(' ');
      await record(query, by, roles ? 'roles' : 'remove', subject);
      return 'changed';
    });

  return {
    /** By address. */
    people: (now: number) => selectPeople(query, now),

    /** Adds and invites somebody. False if the address is somebody's already. */
    addPerson: (email: string, roles: Role[], invitation: Secret, by: By) =>
      transaction(async (query) => {
        const [added] = await query(
          `INSERT INTO person (id, email, roles, added_at) VALUES (?, ?, ?, ?)
           ON CONFLICT (email) DO NOTHING RETURNING id`,
          randomUUIDv7(),
          email,
          JSON.stringify(roles),
          by.at,
        );
        if (!added) return false;
        await insertSecret(query, 'invitation', invitation, String(added.id));
        await record(query, by, 'invite', [email, ...roles].join(' '));
        return true;
      }),

    /** Replaces the open invitation of somebody. False for an unknown id. */
    inviteAgain: (id: string, invitation: Secret, by: By) =>
      transaction(async (query) => {
        // Locks the row, so that of two invitations only one stays open.
        const sql = 'UPDATE person SET email = email WHERE id = ? RETURNING email';
        const [person] = await query(sql, id);
        if (!person) return false;
        await query(`DELETE FROM inbox_secret WHERE person_id = ? AND kind = 'invitation'`, id);
        await insertSecret(query, 'invitation', invitation, id);
        await record(query, by, 'invite', String(person.email));
        return true;
      }),

    setRoles: (id: string, roles: Role[], by: By) => change(id, roles, by),

    /** Removes somebody with keys, invitations and sessions. */
    removePerson: (id: string, by: By) => change(id, undefined, by),
  };
}

/** Selects people with their keys and open invitations, by address. */
export async function selectPeople(
  query: Query,
  now: number,
  where = '',
  ...values: Value[]
): Promise<Person[]> {
  const rows = await query(
    `SELECT person.*, (SELECT count(*) FROM passkey WHERE person_id = person.id) AS keys,
       (SELECT max(expires_at) FROM inbox_secret
        WHERE person_id = person.id AND kind = 'invitation' AND expires_at > ?) AS invited_until
     FROM person ${where} ORDER BY email`,
    now,
    ...values,
  );
  return rows.map(({ invited_until, ...row }) => ({
    ...named<Person>(invited_until === null ? row : { ...row, invited_until }),
    roles: JSON.parse(String(row.roles)),
  }));
}

async function record(query: Query, { at, actor }: By, action: AuditAction, subject: string) {
  if (actor !== undefined) await insertEntry(query, { at, actor, action, subject });
}
