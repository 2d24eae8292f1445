import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { type Clock, DAY_MS } from '../clock.ts';
import type { Database } from '../store/database.ts';

/** Hashes IP addresses; nobody can trace a hash back once the day's salt is erased. */
export interface IpKeys {
  /**
   * The key of a client's network: one address of IPv4, a /64 of IPv6.
   *
   * @param ip undefined once the client has disconnected, contrary to Fastify's type
   */
  keyOf(ip: string | undefined): string;
  /** Erases expired counts, and replaces the salt when the day (UTC) has changed. */
  eraseExpired(): Promise<void>;
}

/** Uses a new salt each day (UTC): one in the database for all its desks, or else one of this process. */
export async function createIpKeys(clock: Clock, database: Database | undefined): Promise<IpKeys> {
  let day: number | undefined;
  let salt: Uint8Array;

  async function eraseExpired(): Promise<void> {
    const now = clock.now();
    const today = Math.floor(now / DAY_MS);
    await database?.query('DELETE FROM rate_limit WHERE expire <= ?', now);
    await database?.query('DELETE FROM daily_salt WHERE day < ?', today);
    if (today === day) return;
    salt = database ? await sharedSalt(database, today) : randomBytes(32);
    day = today;
  }

  await eraseExpired();
  return {
    keyOf: (ip) => createHmac('sha256', salt).update(networkOf(ip)).digest('base64url'),
    eraseExpired,
  };
}

async function sharedSalt({ query }: Database, day: number): Promise<Uint8Array> {
  // DO NOTHING would not return a row that another desk has inserted.
  const [row] = await query(
    `INSERT INTO daily_salt (day, salt) VALUES (?, ?)
     ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING salt`,
    day,
    randomBytes(32),
  );
  return row?.salt as Uint8Array;
}

function networkOf(ip = ''): string {
  if (!ipaddr.isValid(ip)) return ip;
  // Converts an IPv4-mapped IPv6 address to IPv4.
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : String(address);
}
