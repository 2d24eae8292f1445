import { hash, randomBytes } from 'node:crypto';
import type { Query } from './database.ts';
import { insertRow } from './rows.ts';

/** A secret, of which only a hash is stored. */
export interface Secret {
  secret: string;
  expiresAt: number;
}

type Kind = 'session' | 'invitation' | 'challenge';

/** 256 random bits, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Stores the hash of a secret: who reads the database learns no secret. */
export async function insertSecret(
  query: Query,
  kind: Kind,
  { secret, expiresAt }: Secret,
  personId: string | null,
): Promise<void> {
  const row = { hash: hashOf(secret), kind, person_id: personId, expires_at: expiresAt };
  await insertRow(query, 'inbox_secret', row);
}

/** Finds an unexpired secret. */
export async function findSecret(query: Query, kind: Kind, secret: string, now: number) {
  const [row] = await query(
    'SELECT person_id, expires_at FROM inbox_secret WHERE hash = ? AND kind = ? AND expires_at > ?',
    hashOf(secret),
    kind,
    now,
  );
  return row && { personId: String(row.person_id), expiresAt: Number(row.expires_at) };
}

/** Deletes a secret. Of several that do so at once, one learns that it was there and not expired. */
export async function takeSecret(query: Query, kind: Kind, secret: string, now: number) {
  const [row] = await query(
    'DELETE FROM inbox_secret WHERE hash = ? AND kind = ? RETURNING person_id, expires_at',
    hashOf(secret),
    kind,
  );
  if (!row || Number(row.expires_at) <= now) return undefined;
  return { personId: row.person_id === null ? null : String(row.person_id) };
}

/** The hash of a secret, as it is stored. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
