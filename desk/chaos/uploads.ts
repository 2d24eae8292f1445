import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { everySubmission } from '../store/archive.ts';
import { withStoreBeside } from '../store/open-store.ts';
import { newSecret } from '../store/secrets.ts';
import { createUploadFiles } from '../store/upload-files.ts';
import { type DeskProcess, startDeskProcess } from '../testing/desk-process.ts';
import { sendJson } from '../testing/forms.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { ask, createUpload, naming } from '../testing/uploads.ts';

/**
 * `npm run chaos:uploads [-- --megabytes 2000 --files 40 --cuts 30 --kills 10 --at-once 3]`: sends files while connections are cut
 * and the desk is killed, on both stores; then compares every hash, and what was sent with what had arrived. Exits with
 * 1 if a byte is lost, or was stored twice.
 */
const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '2000' },
    files: { type: 'string', default: '40' },
    cuts: { type: 'string', default: '30' },
    kills: { type: 'string', default: '10' },
    'at-once': { type: 'string', default: '3' },
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

async function run(kind: string, env: Record<string, string>): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-uploads-'));
  const source = mkdtempSync(join(tmpdir(), 'files-'));
  const settings = { ...env, DATA_DIR: dataDir, UPLOADS: 'on', METRICS_PORT: '0' };
  let desk = await startDeskProcess(settings);
  const idle = memoryOf(desk);
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
    peak = Math.max(peak, memoryOf(desk));
  }, 100);
  let restarting: Promise<void> | undefined;
  const killed = () =>
    (restarting ??= (async () => {
      left.kills -= 1;
      await desk.stop('SIGKILL');
      desk = await startDeskProcess(settings);
      restarting = undefined;
    })());

  const uploadOne = async ({ path, name }: Sending) => {
    const bytes = readFileSync(path);
    const created = await insistently(() =>
      createUpload(desk.url, { name, bytes: size }, {}, enquiry),
    );
    const location = String(created.headers.location);
    for (let offset = 0; offset < size; ) {
      const isBroken = left.cuts > 0 && Math.random() < 0.5;
      if (isBroken) left.cuts -= 1;
      const most = isBroken ? Math.random() * (size - offset) : Number.POSITIVE_INFINITY;
      if (left.kills > 0 && Math.random() < 0.3) void killed();
      await patch(desk.url, location, offset, bytes, most).catch(() => sleep(50));
      const head = await insistently(() => ask(desk.url, location, 'HEAD'));
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
    sendJson(desk.url, 'contact', { message: kind, ...naming(...named) }),
  );
  clearInterval(watching);
  const place = { dataDir, databaseUrl: env.DATABASE_URL };
  const [message] = await withStoreBeside(place, 'read', (store) =>
    Array.fromAsync(everySubmission(store)),
  );
  const { path } = createUploadFiles(dataDir);
  const wrong = sent.filter(({ name, sha256 }) => {
    const file = message?.attachments.find((each) => each.originalName === name);
    const content = file?.upload ? readFileSync(path(file.upload)) : Buffer.alloc(0);
    return file?.sha256 !== sha256 || createHash('sha256').update(content).digest('hex') !== sha256;
  });
  await desk.stop();
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

const onSqlite = await run('SQLite', {});
const server = await startPostgres();
const onPostgres = await run('PostgreSQL', { DATABASE_URL: await server.createDatabase() });
await server.remove();
process.exit(onSqlite && onPostgres ? 0 : 1);
