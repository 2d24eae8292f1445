import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { everySubmission } from '../store/archive.ts';
import { type StorePlace, withStoreBeside } from '../store/open-store.ts';
import { isAbout, type StoredSubmission } from '../store/submission.ts';
import { writeInboxPage } from '../testing/built-inbox.ts';
import { writeContent } from '../testing/content.ts';
import { type DeskProcess, startDeskProcess } from '../testing/desk-process.ts';
import { INBOX_ORIGIN } from '../testing/inbox-browser.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts';
import { startClerks } from './clerks.ts';
import { watchHalves } from './halves.ts';
import { type Leases, watchLeases } from './leases.ts';
import { type Sent, startSenders } from './senders.ts';
import { provesSync } from './sync.ts';

/**
 * `npm run chaos [-- --rounds 200 --senders 20 --store sqlite|postgres]`: kills desks during requests, then counts. Every accepted message has to be stored once, with its file, and delivered. Second
 * copies must have the Message-ID of the first, and be no more than the deliveries in progress at the kills.
 * Meanwhile clerks work in the inbox: what they were told is stored has to be there, and nothing by half.
 * `--minutes 10` kills for a time instead of a number of rounds. Exits with 1 otherwise.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    minutes: { type: 'string' },
    senders: { type: 'string', default: '20' },
    store: { type: 'string', default: 'both' },
  },
});

const rounds = values.minutes ? Number.POSITIVE_INFINITY : Number(values.rounds);
const lastsMs = values.minutes ? Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY;

/** Longest time without a delivery: leases left by a kill expire after five minutes. */
const STALL_MS = 10 * 60_000;
const LONGEST_LIFE_MS = 1_500;

interface Victims {
  kind: string;
  place: StorePlace;
  desks: number;
}

async function breakDesks({ kind, place, desks }: Victims): Promise<boolean> {
  const started = performance.now();
  const peer = await startSmtpPeer();
  const folder = mkdtempSync(join(tmpdir(), 'desk-chaos-site-'));
  const siteDir = writeInboxPage(folder);
  writeContent(siteDir);
  const env = {
    ...{ INBOX: 'on', SITE_URL: INBOX_ORIGIN, SITE_DIR: siteDir },
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    SMTP_URL: peer.url,
    MAIL_FROM: 'website@miqdam.example',
    MAIL_TO: 'office@miqdam.example',
  };
  const running: DeskProcess[] = [];
  for (let i = 0; i < desks; i++) running.push(await startDeskProcess(env));
  const leases = await watchLeases(place);
  const halves = await watchHalves(place);
  const anyDesk = () => running.at(Math.random() * running.length)?.url;
  const clerks = await startClerks(place, anyDesk);
  const senders = startSenders(Number(values.senders), anyDesk);

  for (let round = 1; round <= rounds && performance.now() - started < lastsMs; round++) {
    await sleep(Math.random() * LONGEST_LIFE_MS);
    const [victim] = running.splice(Math.random() * running.length, 1);
    await victim?.stop('SIGKILL');
    await leases.noteLeftBehind();
    await halves.look();
    running.push(await startDeskProcess(env));
    if (round % 10 === 0)
      console.info(`${kind}: ${round} kills, ${senders.accepted.length} accepted`);
  }
  await Promise.all([senders.stop(), clerks.stop()]);
  while ((await halves.pending()) > 0) await sleep(500);
  const isKept = await count(kind, place, senders.accepted, peer, leases);
  const { done, faults } = await halves.figures(clerks.told, peer);
  print(kind, { ...done, ...faults });
  const kept = isKept && Object.values(faults).every((figure) => figure === 0);
  await leases.close();
  await halves.close();
  rmSync(folder, { recursive: true });
  for (const desk of running) await desk.stop();
  await peer.stop();
  console.info(`${kind}: ${Math.round((performance.now() - started) / 1000)} s\n`);
  return kept;
}

/** Waits until nothing is waiting or deliveries have stalled, counts, and returns whether nothing was lost. */
async function count(
  kind: string,
  place: StorePlace,
  accepted: Sent[],
  peer: SmtpPeer,
  leases: Leases,
): Promise<boolean> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let since = performance.now(); performance.now() - since < STALL_MS; await sleep(500)) {
    const waiting = await withStoreBeside(place, 'read', (store) =>
      store.count({ state: 'waiting' }),
    );
    if (waiting === 0) break;
    if (waiting < fewest) since = performance.now();
    fewest = Math.min(fewest, waiting);
  }
  const submissions = await withStoreBeside(place, 'read', (store) =>
    Array.fromAsync(everySubmission(store)),
  );

  const forms = submissions.filter(({ form }) => !isAbout(form));
  const stored = Map.groupBy(forms, messageOf);
  const notStored = accepted.filter(({ message, sha256 }) => {
    const [found] = stored.get(message) ?? [];
    return found?.attachments[0]?.sha256 !== sha256 || !found;
  });
  const storedTwice = forms.length - stored.size;
  const arrived = Map.groupBy(peer.mails, ({ messageId }) => messageId);
  const notDelivered = submissions.filter(({ id }) => !arrived.has(`<${id}@miqdam.example>`));
  const duplicates = peer.mails.length - arrived.size;
  const unknown = arrived.size + notDelivered.length - submissions.length;
  const figures = {
    accepted: accepted.length,
    'of them with a file': accepted.filter(({ sha256 }) => sha256).length,
    'stored forms': forms.length,
    'accepted − stored (lost or erased)': notStored.length,
    'stored twice': storedTwice,
    'stored − delivered': notDelivered.length,
    'second copies (same Message-ID)': duplicates,
    'deliveries in progress at the kills': leases.leftBehind,
    'Message-IDs unknown to the store': unknown,
  };
  print(kind, figures);
  const lost = notStored.length + storedTwice + notDelivered.length + unknown;
  return lost === 0 && duplicates <= leases.leftBehind;
}

function print(kind: string, figures: Record<string, number>): void {
  for (const [name, figure] of Object.entries(figures)) console.info(`${kind}: ${name}: ${figure}`);
}

/** What the sender wrote into the message, or into the name of an application. */
function messageOf({ form, fields }: StoredSubmission): string | undefined {
  const name = form === 'contact' ? 'message' : 'user_name';
  return fields.find((field) => field.name === name)?.value;
}

async function onSqlite(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-chaos-'));
  try {
    const place = { dataDir, databaseUrl: undefined };
    return await breakDesks({ kind: 'SQLite', place, desks: 1 });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<boolean> {
  const server = await startPostgres();
  try {
    const place = { dataDir: tmpdir(), databaseUrl: await server.createDatabase() };
    return await breakDesks({ kind: 'PostgreSQL, two desks', place, desks: 2 });
  } finally {
    await server.remove();
  }
}

let kept = true;
if (values.store !== 'postgres') kept = (await provesSync()) && (await onSqlite()) && kept;
if (values.store !== 'sqlite') kept = (await onPostgres()) && kept;
console.info(kept ? 'Nothing was lost, or done by half.' : 'SOMETHING WAS LOST, OR DONE BY HALF.');
process.exit(kept ? 0 : 1);
