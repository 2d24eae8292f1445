// Which monitor reports which failure, and when: the table in docs/operating.md.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SOON, startDesk, tasksSleep } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { mailEnvironment, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { ALERTS, complaints, DOCUMENTED } from '../testing/monitors.ts';
import { idOf, operator } from '../testing/operator.ts';
import { ownDisk } from '../testing/own-disk.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';
import { startS3Peer } from '../testing/s3-peer.ts';
import { upload } from '../testing/uploads.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const SILENCE = [[], [], [], []];

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
  const settled = () => tasksSleep(clock);
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
    /** In steps, so that the desk does what is due in between. */
    async advance(milliseconds: number) {
      const longest = milliseconds > DAY ? 6 * HOUR : HOUR;
      for (let left = milliseconds; left > 0; left -= longest) {
        const step = Math.min(left, longest);
        time += step;
        clock.advance(step);
        await settled();
      }
    },
  };
}

type Watched = Awaited<ReturnType<typeof startWatched>>;

const AT_ONCE = { 'at once': 0 };
const SOON_AFTER = { 'at once': 0, 'after 5 s': 5_000 };

/** Reads the monitors at these times after a failure, and compares the first of each report with its row. */
async function expectReports(
  desk: Watched,
  failure: string,
  fail: () => unknown,
  times: Record<string, number> = SOON_AFTER,
): Promise<void> {
  // Later than the last write counts as proof, so that /readyz writes again.
  await desk.advance(5_000);
  expect(await complaints(desk)).toEqual(SILENCE);
  // What /readyz/delivery has answered counts for a second.
  await desk.advance(1_000);
  const logged = desk.log().length;
  await fail();
  const began = [0, 1, 2, 3].map(() => new Map<string, string>());
  let passed = 0;
  for (const [when, time] of Object.entries(times)) {
    if (time > passed) await desk.advance(time - passed);
    passed = time;
    for (const [column, reports] of (await complaints(desk, logged)).entries()) {
      for (const each of reports) if (!began[column]?.has(each)) began[column]?.set(each, when);
    }
  }
  const row = began.map((each) => [...each].map((entry) => entry.join(' ')).join(', ') || '–');
  expect.soft(row, failure).toEqual(DOCUMENTED.get(failure));
}

it('a disk that is full, read-only or unmounted is reported; all is silent once it is back', async (context) => {
  const disk = ownDisk();
  if (!disk) return context.skip('creating and mounting a file system is not permitted');
  const desk = await startWatched({ dataDir: disk.directory });
  await expectReports(desk, 'Disk full', disk.fill);
  disk.clear();
  await expectReports(desk, 'Disk read-only', disk.fail);
  await disk.unmount();
  await disk.mount();
  await expectReports(desk, 'Disk unmounted', async () => {
    disk.fail();
    // Makes the desk release the disk.
    expect(await desk.post('refused')).toBe(503);
    await disk.unmount();
  });
  await disk.mount();
  await desk.advance(5_000);
  expect(await complaints(desk)).toEqual(SILENCE);
});

it('a database that is gone is reported; all is silent once it is back', async () => {
  const desk = await startWatched({ env: { DATABASE_URL: postgres.url } });
  await expectReports(desk, 'Database gone', postgres.server.stop);
  await postgres.server.start();
  await vi.waitFor(async () => {
    await desk.advance(5_000);
    expect(await complaints(desk)).toEqual(SILENCE);
  }, SOON);
});

it('a bucket that is gone is reported with the first file', async () => {
  const bucket = await startS3Peer();
  onTestFinished(() => bucket.stop());
  const desk = await startWatched({ env: { DATABASE_URL: postgres.url, ...bucket.env } });
  await expectReports(desk, 'Bucket gone', async () => {
    await bucket.stop();
    expect((await upload(desk.url)).answer.status).toBe(503);
  });
});

it('a mail server that is gone is reported; all is silent once it is back and the mail sent again', async () => {
  const desk = await startWatched();
  const times = { ...SOON_AFTER, 'after 1 h': HOUR, 'after 1 day': DAY, 'after 5 days': 5 * DAY };
  const fail = async () => {
    await desk.peer.stop();
    expect(await desk.post('waits')).toBe(200);
  };
  await expectReports(desk, 'Mail server gone', fail, times);
  await desk.peer.start();
  await desk.operator('retry', [], { all: true });
  await desk.advance(60_000);
  await vi.waitFor(async () => expect(await complaints(desk)).toEqual(SILENCE), SOON);
});

it('mail that is rejected or comes back, and a row that cannot be read, are reported until they are erased', async () => {
  const desk = await startWatched();
  const erase = async () => {
    await desk.operator('erase', [await idOf(desk, 'contact')], { yes: true });
    expect(await complaints(desk)).toEqual(SILENCE);
  };
  await expectReports(desk, 'Mail rejected for good', async () => {
    desk.peer.rejects = { verb: 'recipient', code: 550 };
    expect(await desk.post('is rejected')).toBe(200);
  });
  await erase();
  desk.peer.rejects = undefined;
  await desk.advance(1_000);
  expect(await desk.post('comes back')).toBe(200);
  await expectReports(desk, 'Mail came back later', async () => {
    const bounces = `bounces+${await idOf(desk, 'contact')}@b.example`;
    const part = 'Content-Type: message/delivery-status\n\nAction: failed\nStatus: 5.1.1\n';
    await desk.operator('bounce', [bounces], {}, `From: <>\n\n${part}`);
  });
  await erase();
  desk.peer.rejects = { verb: 'message', code: 451 };
  expect(await desk.post('waits')).toBe(200);
  const damage = async () => {
    using database = new DatabaseSync(join(desk.dataDir, 'desk.db'));
    database.exec(`UPDATE submission SET fields = '{}'`);
    await desk.advance(300_000);
  };
  await expectReports(desk, 'Row damaged', damage, AT_ONCE);
  await erase();
});

it('a limit in total that is reached is reported', async () => {
  const desk = await startWatched({ env: { RATE_LIMIT_TOTAL: '1' } });
  const fail = async () => {
    const statuses = [await desk.post('one'), await desk.post('two'), await desk.post('three')];
    expect(statuses).toEqual([200, 429, 429]);
  };
  await expectReports(desk, 'Limit in total reached', fail, AT_ONCE);
});

it('a clock that was ahead while mail waits, or is far ahead, is reported', async () => {
  const desk = await startWatched();
  const setRight = async () => {
    await desk.peer.stop();
    expect(await desk.post('by a clock that is ahead')).toBe(200);
    desk.clock.jump(-3 * HOUR);
  };
  const times = { 'at once': 0, 'after 1 h': HOUR };
  await expectReports(desk, 'Clock was ahead, and mail waits', setRight, times);
  const other = await startWatched();
  const jump = () => other.clock.jump(400 * DAY);
  await expectReports(other, 'Clock far ahead', jump, { 'at once': 0, 'after 1 day': DAY });
});

it('a desk that is down is reported; all is silent once it runs', async () => {
  const desk = await startWatched();
  await expectReports(desk, 'Desk down', desk.close, AT_ONCE);
  expect(await complaints(await startWatched({ dataDir: desk.dataDir }))).toEqual(SILENCE);
});

it('each recommended alert is in the table', () => {
  const table = [...DOCUMENTED.values()].flat().join();
  expect(ALERTS.filter(({ alert }) => !table.includes(`\`${alert}\``))).toEqual([]);
});
