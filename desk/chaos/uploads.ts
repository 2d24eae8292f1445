import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { everySubmission } from '../store/archive.ts';
import { withStoreBeside } from '../store/open-store.ts';
import { newSecret } from '../store/secrets.ts';
import { type DeskProcess, startDeskProcess } from '../testing/desk-process.ts';
import { sendJson } from '../testing/forms.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { ask, createUpload, naming } from '../testing/uploads.ts';
import { chaosBucket } from './bucket.ts';

/**
 * `npm run chaos:uploads [-- --megabytes 2000 --files 40 --cuts 30 --kills 10 --at-once 3 --store sqlite|postgres|bucket]`: sends
 * files while connections are cut and desks are killed, on SQLite, on PostgreSQL, and to two desks with a bucket: that of
 * UPLOADS_BUCKET, or one in memory. Then compares every hash, and what was sent with what had arrived. Exits with 1 if a
 * byte is lost, or was stored twice.
 */
const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '2000' },
    files: { type: 'string', default: '40' },
    cuts: { type: 'string', default: '30' },
    kills: { type: 'string', default: '10' },
    'at-once': { type: 'string', default: '3' },
    store: { type: 'string' },
  },
});

const files = Number(values.files);
const size = Math.floor((Number(values.megabytes) * 1e6) / files);

/** Files at once; the page sends three. */
const atOnce = Number(values['at-once']);

interface Sending {
  path: string;
  name: string;
  sha256: string;
}

/** Files of noise, each a PDF by its beginning. */
function makeFiles(directory: string): Sending[] {
  return Array.from({ length: files }, (_, index) => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]);
    const path = join(directory, `${index}.pdf`);
    writeFileSync(path, bytes);
    return { path, name: `${index}.pdf`, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
}

async function run(kind: string, env: Record<string, string>, desks = 1): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-uploads-'));
  const source = mkdtempSync(join(tmpdir(), 'files-'));
  const settings = {
    ...env,
    DATA_DIR: dataDir,
    UPLOADS: 'on',
    UPLOADS_RESERVE_GB: '1',
    METRICS_PORT: '0',
  };
  const running = await Promise.all(
    Array.from({ length: desks }, () => startDeskProcess(settings)),
  );
  /** Requests go to the desks in turn. */
  let turn = 0;
  const desk = () => running[turn++ % desks] as DeskProcess;
  const idle = Math.max(...running.map(memoryOf));
  const sent = makeFiles(source);
  const copying = performance.now();
  for (const { path, name } of sent) copyFileSync(path, join(dataDir, name));
  const copied = performance.now() - copying;
  for (const { name } of sent) rmSync(join(dataDir, name));

  const left = { cuts: Number(values.cuts), kills: Number(values.kills) };
  const enquiry = newSecret();
  let [stored, peak] = [0, 0];
  const started = performance.now();
  const watching = setInterval(() => {
    peak = Math.max(peak, ...running.map(memoryOf));
  }, 100);
  let restarting: Promise<void> | undefined;
  const killed = () =>
    (restarting ??= (async () => {
      left.kills -= 1;
      const victim = turn % desks;
      await running[victim]?.stop('SIGKILL');
      running[victim] = await startDeskProcess(settings);
      restarting = undefined;
    })());

  const uploadOne = async ({ path, name }: Sending) => {
    const bytes = readFileSync(path);
    const id = newSecret();
    const created = await insistently(() =>
      createUpload(desk().url, { name, bytes: size }, {}, enquiry, id),
    );
    const location = String(created.headers.location);
    if (created.status !== 201) throw new Error(`Not created: ${created.status} ${created.text}`);
    for (let offset = 0; offset < size; ) {
      const isBroken = left.cuts > 0 && Math.random() < 0.5;
      if (isBroken) left.cuts -= 1;
      const most = isBroken ? Math.random() * (size - offset) : Number.POSITIVE_INFINITY;
      if (left.kills > 0 && Math.random() < 0.3) void killed();
      await patch(desk().url, location, offset, bytes, most).catch(() => sleep(50));
      const head = await insistently(async () => {
        const answer = await ask(desk().url, location, 'HEAD');
        // 423 while it is examined.
        if (answer.status !== 200) throw new Error(`${answer.status}`);
        return answer;
      });
      const arrived = Number(head.headers['upload-offset']);
      stored += arrived - offset;
      offset = arrived;
    }
    return { id: location.split('/').at(-1) ?? '', name };
  };
  const insistently = async <T>(act: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await act();
      } catch {
        await (restarting ?? sleep(50));
      }
    }
  };

  const named: { id: string; name: string }[] = [];
  const queue = [...sent];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) named.push(await uploadOne(next));
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const answer = await insistently(() =>
    sendJson(desk().url, 'contact', { message: kind, ...naming(...named) }),
  );
  clearInterval(watching);
  const wrong: string[] = [];
  await withStoreBeside(readConfig(settings), 'read', async (store, contents) => {
    const [message] = await Array.fromAsync(everySubmission(store));
    for (const { name, sha256 } of sent) {
      const file = message?.attachments.find((each) => each.originalName === name);
      const hash = createHash('sha256');
      if (file?.upload) await pipeline(await contents.read(file.upload), hash);
      if (file?.sha256 !== sha256 || hash.digest('hex') !== sha256) wrong.push(name);
    }
  });
  for (const each of running) await each.stop();
  for (const directory of [dataDir, source]) rmSync(directory, { recursive: true });
  const figures = {
    answer: `${answer.status} ${answer.text}`,
    'files with another hash': wrong.length,
    'bytes stored, less bytes of the files': stored - files * size,
    'cuts and kills left': `${left.cuts} and ${left.kills}`,
    'seconds, and as a multiple of a plain copy': `${seconds.toFixed(1)}, ${((seconds * 1000) / copied).toFixed(1)}`,
    'memory of the desk when idle, and at most (MB)': `${idle}, ${peak}`,
  };
  for (const [name, figure] of Object.entries(figures)) console.info(`${kind}: ${name}: ${figure}`);
  return answer.text === 'OK' && wrong.length === 0 && stored === files * size;
}

/** Sends a file from this offset on, and cuts the connection after so many bytes. */
function patch(
  url: string,
  location: string,
  offset: number,
  bytes: Buffer,
  most: number,
): Promise<void> {
  const rest = bytes.subarray(offset);
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(location, url), {
      method: 'PATCH',
      agent: false,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': rest.length,
      },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming: IncomingMessage) => {
      incoming.resume();
      incoming.on('end', () => resolve());
    });
    if (most >= rest.length) outgoing.end(rest);
    else outgoing.write(rest.subarray(0, most), () => outgoing.destroy(new Error('cut')));
  });
}

/** Resident memory of a desk in megabytes (Linux). */
function memoryOf({ pid }: DeskProcess): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1000);
  } catch {
    // It is being killed.
    return 0;
  }
}

let kept = true;
const isChosen = (store: string) => values.store === undefined || values.store === store;
if (isChosen('sqlite')) kept = await run('SQLite', {});
const server = await startPostgres();
const database = async () => ({ DATABASE_URL: await server.createDatabase() });
if (isChosen('postgres')) kept = (await run('PostgreSQL', await database())) && kept;
if (isChosen('bucket')) {
  const env = { ...(await database()), ...(await chaosBucket()) };
  kept = (await run('Bucket, two desks', env, 2)) && kept;
}
await server.remove();
process.exit(kept ? 0 : 1);
