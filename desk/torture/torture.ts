import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { everySubmission } from '../store/every-submission.ts';
import { type StorePlace, withStoreBeside } from '../store/open-store.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts';
import { type DeskProcess, spawnDesk } from '../testing/spawn-desk.ts';
import { type Leases, watchLeases } from './leases.ts';
import { startSenders } from './senders.ts';
import { provesSync } from './sync.ts';

/**
 * `npm run torture [-- --rounds 200 --senders 20 --store sqlite|postgres]`: kills desks without
 * warning while people write, then counts. Accepted and not stored, or stored and not delivered,
 * has to be nobody; second copies are at most as many as deliveries were in hand at the kills, each
 * with the Message-ID of the first. Ends with 1 when that does not hold.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    senders: { type: 'string', default: '20' },
    store: { type: 'string', default: 'both' },
  },
});

/** A lease left behind by a kill runs out in five minutes; then everything has to go. */
const DRAIN_MS = 10 * 60_000;
const LONGEST_LIFE_MS = 1_500;

async function torture(kind: string, place: StorePlace, desks: number): Promise<boolean> {
  const started = performance.now();
  const peer = await startSmtpPeer();
  const env = {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    SMTP_URL: peer.url,
    MAIL_FROM: 'website@miqdam.example',
    MAIL_TO: 'office@miqdam.example',
  };
  const running: DeskProcess[] = [];
  for (let i = 0; i < desks; i++) running.push(await spawnDesk(env));
  const leases = await watchLeases(place);
  const senders = startSenders(
    Number(values.senders),
    () => running.at(Math.random() * running.length)?.url,
  );

  for (let round = 1; round <= Number(values.rounds); round++) {
    await sleep(Math.random() * LONGEST_LIFE_MS);
    const [victim] = running.splice(Math.random() * running.length, 1);
    await victim?.end('SIGKILL');
    await leases.noteLeftBehind();
    running.push(await spawnDesk(env));
    if (round % 10 === 0)
      console.info(`${kind}: ${round} kills, ${senders.accepted.length} accepted`);
  }
  await senders.stop();
  const kept = await count(kind, place, senders.accepted, peer, leases);
  await leases.close();
  for (const desk of running) await desk.end('SIGTERM');
  await peer.stop();
  console.info(`${kind}: ${Math.round((performance.now() - started) / 1000)} s\n`);
  return kept;
}

/** Waits until nothing waits, counts, and tells whether the desks kept their word. */
async function count(
  kind: string,
  place: StorePlace,
  accepted: string[],
  peer: SmtpPeer,
  leases: Leases,
): Promise<boolean> {
  const submissions = await withStoreBeside(place, 'read', async (store) => {
    const end = performance.now() + DRAIN_MS;
    const isDone = async () => (await store.count({ state: 'waiting' })) === 0;
    while (!(await isDone()) && performance.now() < end) await sleep(500);
    return Array.fromAsync(everySubmission(store));
  });

  const stored = new Set(submissions.flatMap(({ fields }) => fields.map(({ value }) => value)));
  const notStored = accepted.filter((message) => !stored.has(message));
  const arrived = Map.groupBy(peer.mails, ({ messageId }) => messageId);
  const notDelivered = submissions.filter(({ id }) => !arrived.has(`<${id}@miqdam.example>`));
  const duplicates = peer.mails.length - arrived.size;
  const strangers = arrived.size + notDelivered.length - submissions.length;
  const figures = {
    kills: values.rounds,
    accepted: accepted.length,
    stored: submissions.length,
    'accepted − stored': notStored.length,
    'stored − delivered': notDelivered.length,
    'second copies (same Message-ID)': duplicates,
    'deliveries in hand at the kills': leases.leftBehind,
    'Message-IDs unknown to the store': strangers,
  };
  for (const [name, figure] of Object.entries(figures)) console.info(`${kind}: ${name}: ${figure}`);
  const lost = notStored.length + notDelivered.length + strangers;
  return lost === 0 && duplicates <= leases.leftBehind;
}

async function onSqlite(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-torture-'));
  try {
    return await torture('SQLite', { dataDir, databaseUrl: undefined }, 1);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<boolean> {
  const server = await startPostgres();
  try {
    const databaseUrl = await server.createDatabase();
    return await torture('PostgreSQL, two desks', { dataDir: tmpdir(), databaseUrl }, 2);
  } finally {
    await server.remove();
  }
}

let kept = true;
if (values.store !== 'postgres') kept = (await provesSync()) && (await onSqlite()) && kept;
if (values.store !== 'sqlite') kept = (await onPostgres()) && kept;
console.info(kept ? 'The desk kept its word.' : 'THE DESK LOST SOMETHING.');
process.exit(kept ? 0 : 1);
