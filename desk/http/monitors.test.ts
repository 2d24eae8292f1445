// Which monitor reports which failure, and when: the table in docs/operating.md.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { metric, readMetrics, SOON, startDesk, storedIn, type TestDesk } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { CONTACT, sendApplication, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { mailEnvironment, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { operator } from '../testing/operator.ts';
import { ownDisk } from '../testing/own-disk.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';

const DOCS = resolve(import.meta.dirname, '../../docs');
const OPERATING = readFileSync(resolve(DOCS, 'operating.md'), 'utf8');
const ALERTS: { alert: string; expr: string }[] = parse(
  readFileSync(resolve(DOCS, 'alerts.yml'), 'utf8'),
).groups[0].rules;

const HOUR = 60 * 60_000;

/** When the monitors are read after a failure. */
const TIMES = {
  'at once': 0,
  'after 5 s': 5_000,
  'after 1 h': HOUR,
  'after 1 day': 24 * HOUR,
  'after 5 days': 120 * HOUR,
};

/**
 * The desk's sleeping tasks: delivery, storing refusals, erasing submissions, erasing IP keys, the alarm
 * for late mail.
 */
const SLEEPERS = 5;

const postgres = postgresOfFile();

/** A desk with a mail server and a manual clock. */
async function startWatched(options: { dataDir?: string; env?: Record<string, string> } = {}) {
  const peer = await startPeer();
  const clock = createManualClock();
  let time = Math.ceil(performance.now());
  const moved = vi.spyOn(performance, 'now').mockImplementation(() => time);
  onTestFinished(() => moved.mockRestore());
  const env = { ...mailEnvironment(peer.url), METRICS_PORT: '0', ...options.env };
  const desk = await startDesk({ ...options, env, clock });
  /** Waits until every task sleeps again. */
  const settled = () => vi.waitFor(() => expect(clock.sleeping()).toBe(SLEEPERS), SOON);
  return {
    ...desk,
    clock,
    peer,
    operator: operator({ ...env, DATA_DIR: desk.dataDir }, clock.now()),
    async post(message: string) {
      const { status } = await sendJson(desk.url, 'contact', { ...CONTACT, message });
      await settled();
      return status;
    },
    /** By the hour, so that the desk does what is due in between. */
    async advance(milliseconds: number) {
      for (let left = milliseconds; left > 0; left -= HOUR) {
        const step = Math.min(left, HOUR);
        time += step;
        clock.advance(step);
        await settled();
      }
    },
  };
}

type Watched = Awaited<ReturnType<typeof startWatched>>;

/** What each monitor reports now, in the order of the table's columns. */
async function complaints(desk: TestDesk, loggedBefore = desk.log().length): Promise<string[][]> {
  const ready = await statusOf(desk, '/readyz');
  const delivery = await statusOf(desk, '/readyz/delivery');
  const alerts: string[] = [];
  for (const { alert, expr } of ALERTS) if (await fires(desk, expr)) alerts.push(`\`${alert}\``);
  const lines = desk.log().slice(loggedBefore).split('\n').filter(Boolean);
  const logged = lines
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level >= 40)
    .map(({ level, msg }) => `${level} \`${msg.replace(/:.*/, '')}\``);
  return [ready, delivery, alerts, logged];
}

async function statusOf({ url }: TestDesk, path: string): Promise<string[]> {
  const answer = await send(url, path).catch(() => undefined);
  return answer?.status === 200 ? [] : [answer ? String(answer.status) : 'no answer'];
}

const COMPARISONS: Record<string, (left: number, right: number) => boolean> = {
  '==': (left, right) => left === right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

/** Whether an alert's expression is true; `up` is Prometheus's own metric. */
async function fires(desk: TestDesk, expression: string): Promise<boolean> {
  const [, selected] = /^increase\((.*)\[10m\]\) > 0$/.exec(expression) ?? [];
  if (selected) return increased(desk, selected);
  const [, series = '', comparison = '', limit] = /^(\S+) (\S+) (\S+)$/.exec(expression) ?? [];
  const value = series.startsWith('up{')
    ? await readMetrics(desk).then(
        () => 1,
        () => 0,
      )
    : await metric(desk, series).catch(() => Number.NaN);
  const compare = COMPARISONS[comparison];
  if (!compare) throw new Error(`This test does not know "${comparison}"`);
  return compare(value, Number(limit));
}

const lastLooks = new WeakMap<TestDesk, Map<string, number>>();

/** Whether a selected series, such as `metric{label=~"a.*"}`, has grown since the last look. */
async function increased(desk: TestDesk, selected: string): Promise<boolean> {
  const [, name = '', labels = ''] = /^(\w+)\{(.*)\}$/.exec(selected) ?? [];
  const patterns = [...labels.matchAll(/(\w+)=(~?)"(.*?)"/g)].map(
    ([, label, isPattern, value = '']) =>
      RegExp(`\\b${label}="${isPattern ? value : RegExp.escape(value)}"`),
  );
  const looked = lastLooks.get(desk) ?? new Map<string, number>();
  lastLooks.set(desk, looked);
  let grown = false;
  for (const line of (await readMetrics(desk).catch(() => '')).split('\n')) {
    const [series = '', value] = line.split(/ (?=\S+$)/);
    if (!series.startsWith(`${name}{`) || !patterns.every((each) => each.test(series))) continue;
    // As in Prometheus: the first value of a series is no increase.
    grown ||= Number(value) > (looked.get(series) ?? Number.POSITIVE_INFINITY);
    looked.set(series, Number(value));
  }
  return grown;
}

/** Reads the monitors after a failure; returns its row of the table, with the time of each report. */
async function rowOf(
  desk: Watched,
  fail: () => unknown,
  times: Partial<typeof TIMES> = { 'at once': 0, 'after 5 s': 5_000 },
): Promise<string[]> {
  // Later than the last write counts as proof, so that /readyz writes again.
  await desk.advance(5_000);
  expect(await complaints(desk)).toEqual([[], [], [], []]);
  // What /readyz/delivery has answered counts for a second.
  await desk.advance(1_000);
  const logged = desk.log().length;
  await fail();
  const began = [0, 1, 2, 3].map(() => new Map<string, string>());
  let passed = 0;
  for (const [when, time] of Object.entries(times)) {
    if (time > passed) await desk.advance(time - passed);
    passed = time;
    for (const [column, each] of (await complaints(desk, logged)).entries()) {
      for (const complaint of each) {
        if (!began[column]?.has(complaint)) began[column]?.set(complaint, when);
      }
    }
  }
  return began.map((each) => [...each].map((entry) => entry.join(' ')).join(', ') || '–');
}

/** The row of docs/operating.md. */
function documented(failure: string): string[] {
  const row = OPERATING.split('\n').find((line) => line.startsWith(`| ${failure} |`));
  return (
    row
      ?.slice(1, -1)
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()) ?? []
  );
}

const SILENCE = [[], [], [], []];

it('a full disk: monitors, and recovery once there is room', async (context) => {
  const disk = ownDisk();
  if (!disk) return context.skip('creating and mounting a file system is not permitted');
  const desk = await startWatched({ dataDir: disk.directory });
  expect.soft(await rowOf(desk, disk.fill)).toEqual(documented('Disk full'));
  disk.clear();
  await desk.advance(5_000);
  expect(await complaints(desk)).toEqual(SILENCE);
});

it('a disk that fills up after résumés have grown the write-ahead log: monitors, and recovery', async (context) => {
  const disk = ownDisk();
  if (!disk) return context.skip('creating and mounting a file system is not permitted');
  const desk = await startWatched({ dataDir: disk.directory });
  const apply = async (bytes: number) => (await sendApplication(desk.url, pdf(bytes))).status;
  for (let i = 0; i < 6; i++) expect(await apply(4_500_000 + i)).toBe(200);
  // An address gets three receipts.
  await vi.waitFor(() => expect(desk.peer.mails).toHaveLength(9), SOON);
  expect.soft(await rowOf(desk, disk.fill)).toEqual(documented('Disk full'));
  expect(await apply(4_600_000)).toBe(503);
  expect(await statusOf(desk, '/readyz')).toEqual(['503']);
  // What still fits is still accepted.
  expect(await desk.post('a text')).toBe(200);
  expect(await statusOf(desk, '/readyz')).toEqual(['503']);
  disk.clear();
  await desk.advance(5_000);
  // The alert for answers 503 ends by itself.
  await vi.waitFor(async () => expect(await complaints(desk)).toEqual(SILENCE), SOON);
});

it('a disk that turns read-only, and is unmounted: monitors, and recovery', async (context) => {
  const disk = ownDisk();
  if (!disk) return context.skip('creating and mounting a file system is not permitted');
  const desk = await startWatched({ dataDir: disk.directory });
  expect.soft(await rowOf(desk, disk.fail)).toEqual(documented('Disk read-only'));
  await disk.unmount();
  await disk.mount();
  const unmounted = await rowOf(desk, async () => {
    disk.fail();
    // Makes the desk release the disk.
    expect(await desk.post('refused')).toBe(503);
    await disk.unmount();
  });
  expect.soft(unmounted).toEqual(documented('Disk unmounted'));
  await disk.mount();
  await desk.advance(5_000);
  expect(await complaints(desk)).toEqual(SILENCE);
});

it('no database: monitors, and recovery', async () => {
  const desk = await startWatched({ env: { DATABASE_URL: postgres.url } });
  expect.soft(await rowOf(desk, postgres.server.stop)).toEqual(documented('Database gone'));
  await postgres.server.start();
  await vi.waitFor(async () => {
    await desk.advance(5_000);
    expect(await complaints(desk)).toEqual(SILENCE);
  }, SOON);
});

it('no mail server, and one that rejects a mail: monitors, and recovery', async () => {
  const desk = await startWatched();
  const gone = await rowOf(
    desk,
    async () => {
      await desk.peer.stop();
      expect(await desk.post('waits')).toBe(200);
    },
    TIMES,
  );
  expect.soft(gone).toEqual(documented('Mail server gone'));
  const sentAgain = async () => {
    await desk.operator('retry', [], { all: true });
    await desk.advance(60_000);
    await vi.waitFor(async () => expect(await complaints(desk)).toEqual(SILENCE), SOON);
  };
  await desk.peer.start();
  await sentAgain();
  const rejected = await rowOf(desk, async () => {
    desk.peer.rejects = { verb: 'recipient', code: 550 };
    expect(await desk.post('is rejected')).toBe(200);
  });
  expect.soft(rejected).toEqual(documented('Mail rejected for good'));
  desk.peer.rejects = undefined;
  await sentAgain();
});

it('a limit in total is reached: monitors, and recovery', async () => {
  const desk = await startWatched({ env: { RATE_LIMIT_TOTAL: '1' } });
  const reached = await rowOf(
    desk,
    async () => {
      const statuses = [await desk.post('one'), await desk.post('two'), await desk.post('three')];
      expect(statuses).toEqual([200, 429, 429]);
    },
    { 'at once': 0 },
  );
  expect.soft(reached).toEqual(documented('Limit in total reached'));
  await desk.advance(65_000);
  expect(await desk.post('two')).toBe(200);
  expect(await complaints(desk)).toEqual(SILENCE);
});

it('a clock that was ahead and is set right, while mail waits: monitors, and recovery', async () => {
  const desk = await startWatched();
  const row = await rowOf(
    desk,
    async () => {
      await desk.peer.stop();
      expect(await desk.post('by a clock that is ahead')).toBe(200);
      desk.clock.jump(-3 * HOUR);
    },
    { 'at once': 0, 'after 1 h': HOUR },
  );
  expect.soft(row).toEqual(documented('Clock was ahead, and mail waits'));
  desk.clock.jump(3 * HOUR);
  await desk.peer.start();
  await desk.advance(HOUR);
  await vi.waitFor(async () => expect(await complaints(desk)).toEqual(SILENCE), SOON);
});

it('a clock far ahead: monitors', async () => {
  const desk = await startWatched();
  const row = await rowOf(desk, () => desk.clock.jump(400 * 24 * HOUR), {
    'at once': 0,
    'after 1 day': 24 * HOUR,
  });
  expect.soft(row).toEqual(documented('Clock far ahead'));
});

it('mail that comes back later, and a row that cannot be read: monitors, and recovery', async () => {
  const desk = await startWatched();
  const newest = async () => String((await storedIn(desk.dataDir))[0]?.id);
  expect(await desk.post('comes back')).toBe(200);
  const bounced = await rowOf(desk, async () => {
    const part = 'Content-Type: message/delivery-status\n\nAction: failed\nStatus: 5.1.1\n';
    await desk.operator(
      'bounce',
      [`bounces+${await newest()}@b.example`],
      {},
      `From: <>\n\n${part}`,
    );
  });
  expect.soft(bounced).toEqual(documented('Mail came back later'));
  await desk.operator('retry', [], { all: true });
  await desk.advance(60_000);
  desk.peer.rejects = { verb: 'message', code: 451 };
  expect(await desk.post('waits')).toBe(200);
  const id = await newest();
  const fill = (fields: string) => {
    using database = new DatabaseSync(join(desk.dataDir, 'desk.db'));
    database.prepare('UPDATE submission SET fields = ? WHERE id = ?').run(fields, id);
  };
  const damaged = await rowOf(
    desk,
    async () => {
      fill('{}');
      await desk.advance(300_000);
    },
    { 'at once': 0 },
  );
  expect.soft(damaged).toEqual(documented('Row damaged'));
  fill('[]');
  desk.peer.rejects = undefined;
  await desk.operator('retry', [id]);
  await desk.advance(60_000);
  await vi.waitFor(async () => expect(await complaints(desk)).toEqual(SILENCE), SOON);
});

it('no desk: monitors, and recovery', async () => {
  const desk = await startWatched();
  expect.soft(await rowOf(desk, desk.close, { 'at once': 0 })).toEqual(documented('Desk down'));
  expect(await complaints(await startWatched({ dataDir: desk.dataDir }))).toEqual(SILENCE);
});

it('each recommended alert reports some failure', () => {
  const table = OPERATING.split('\n')
    .filter((line) => line.startsWith('| '))
    .join();
  expect(ALERTS.filter(({ alert }) => !table.includes(`\`${alert}\``))).toEqual([]);
});
