import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { everySubmission } from '../store/archive.ts';
import { type StorePlace, withStoreBeside } from '../store/open-store.ts';
import { type DeskProcess, startDeskProcess } from '../testing/desk-process.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts';
import { type Leases, watchLeases } from './leases.ts';
import { startSenders } from './senders.ts';
import { provesSync } from './sync.ts';

/**
 * `npm run chaos [-- --rounds 200 --senders 20 --store sqlite|postgres]`: kills desks during requests,
 * then counts. Every accepted message has to be stored, every stored one delivered. Second copies must
 * have the Message-ID of the first, and be no more than the deliveries in progress at the kills. Exits
 * with 1 otherwise.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    senders: { type: 'string', default: '20' },
    store: { type: 'string', default: 'both' },
  },
});

/** Longest time without a delivery: leases left by a kill expire after five minutes. */
const STALL_MS = 10 * 60_000;
const LONGEST_LIFE_MS = 1_500;

async function breakDesks(kind: string, place: StorePlace, desks: number): Promise<boolean> {
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
  for (let i = 0; i < desks; i++) running.push(await startDeskProcess(env));
  const leases = await watchLeases(place);
  const senders = startSenders(
    Number(values.senders),
    () => running.at(Math.random() * running.length)?.url,
  );

  for (let round = 1; round <= Number(values.rounds); round++) {
    await sleep(Math.random() * LONGEST_LIFE_MS);
    const [victim] = running.splice(Math.random() * running.length, 1);
    await victim?.stop('SIGKILL');
    await leases.noteLeftBehind();
    running.push(await startDeskProcess(env));
    if (round % 10 === 0)
      console.info(`${kind}: ${round} kills, ${senders.accepted.length} accepted`);
  }
  await senders.stop();
  const kept = await count(kind, place, senders.accepted, peer, leases);
  await leases.close();
  for (const desk of running) await desk.stop();
  await peer.stop();
  console.info(`${kind}: ${Math.round((performance.now() - started) / 1000)} s\n`);
  return kept;
}

/** Waits until nothing is waiting or deliveries have stalled, counts, and returns whether nothing was lost. */
async function count(
  kind: string,
  place: StorePlace,
  accepted: string[],
  peer: SmtpPeer,
  leases: Leases,
): Promise<boolean> {
  const submissions = await withStoreBeside(place, 'read', async (store) => {
    let fewest = Number.POSITIVE_INFINITY;
    for (let since = performance.now(); performance.now() - since < STALL_MS; await sleep(500)) {
      const waiting = await store.count({ state: 'waiting' });
      if (waiting === 0) break;
      if (waiting < fewest) since = performance.now();
      fewest = Math.min(fewest, waiting);
    }
    return Array.fromAsync(everySubmission(store));
  });

  const stored = new Set(submissions.flatMap(({ fields }) => fields.map(({ value }) => value)));
  const notStored = accepted.filter((message) => !stored.has(message));
  const arrived = Map.groupBy(peer.mails, ({ messageId }) => messageId);
  const notDelivered = submissions.filter(({ id }) => !arrived.has(`<${id}@miqdam.example>`));
  const duplicates = peer.mails.length - arrived.size;
  const unknown = arrived.size + notDelivered.length - submissions.length;
  const figures = {
    kills: values.rounds,
    accepted: accepted.length,
    stored: submissions.length,
    'accepted − stored': notStored.length,
    'stored − delivered': notDelivered.length,
    'second copies (same Message-ID)': duplicates,
    'deliveries in progress at the kills': leases.leftBehind,
    'Message-IDs unknown to the store': unknown,
  };
  for (const [name, figure] of Object.entries(figures)) console.info(`${kind}: ${name}: ${figure}`);
  const lost = notStored.length + notDelivered.length + unknown;
  return lost === 0 && duplicates <= leases.leftBehind;
}

async function onSqlite(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-chaos-'));
  try {
    return await breakDesks('SQLite', { dataDir, databaseUrl: undefined }, 1);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<boolean> {
  const server = await startPostgres();
  try {
    const databaseUrl = await server.createDatabase();
    return await breakDesks('PostgreSQL, two desks', { dataDir: tmpdir(), databaseUrl }, 2);
  } finally {
    await server.remove();
  }
}

let kept = true;
if (values.store !== 'postgres') kept = (await provesSync()) && (await onSqlite()) && kept;
if (values.store !== 'sqlite') kept = (await onPostgres()) && kept;
console.info(kept ? 'No message was lost.' : 'MESSAGES WERE LOST.');
process.exit(kept ? 0 : 1);
