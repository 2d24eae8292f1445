import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { type Clock, DAY_MS } from '../clock.ts';
import type { Database } from '../store/database.ts';

/** Hashes IP addresses; nobody can trace a hash back once the day's salt is erased. */
export type IpKeys = Awaited<ReturnType<typeof createIpKeys>>;

/** Uses a new salt each day (UTC): one in the database for all its desks, or else one of this process. */
export async function createIpKeys(clock: Clock, database: Database | undefined) {
  let day: number | undefined;
  let salt: Uint8Array;

  /** Erases expired counts, and replaces the salt when the day (UTC) has changed. */
  async function eraseExpired(): Promise<void> {
    const now = clock.now();
    const today = Math.floor(now / DAY_MS);
    await database?.query('DELETE FROM rate_limit WHERE expires_at <= ?', now);
    // Later than tomorrow comes from a clock that was ahead.
    await database?.query('DELETE FROM daily_salt WHERE day < ? OR day > ?', today, today + 1);
    if (today === day) return;
    salt = database ? await sharedSalt(database, today) : randomBytes(32);
    day = today;
  }

  await eraseExpired();
  return {
    /**
     * The keys of a client: of its address of IPv4; of its /64 of IPv6, then of the /56 and the /48 around it,
     * which providers assign to one customer (RFC 6177).
     *
     * @param ip undefined once the client has disconnected, contrary to Fastify's type
     */
    keysOf(ip: string | undefined): [string, ...string[]] {
      const keyOf = (network: string) =>
        createHmac('sha256', salt).update(network).digest('base64url');
      const [own, ...around] = networksOf(ip);
      return [keyOf(own), ...around.map(keyOf)];
    },
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

function networksOf(ip = ''): [string, ...string[]] {
  if (!ipaddr.isValid(ip)) return [ip];
  // Converts an IPv4-mapped IPv6 address to IPv4.
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return [String(address)];
  const bytes = address.toByteArray();
  const [own, ...around] = [64, 56, 48].map((bits) => bytes.slice(0, bits / 8).join());
  return [own as string, ...around];
}
