// The audit log, and the command `audit`.
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { AuditEntry } from '../store/submission-store.ts';
import { startDesk, storedIn, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { CONTACT, SUBSCRIBER, sendApplication, sendJson } from '../testing/forms.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { failureOf, operator, runProgram } from '../testing/operator.ts';
import { ownDisk } from '../testing/own-disk.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';
import { createProgram } from './commands.ts';

const postgres = postgresOfFile();

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 0, 5, 9, 30);
const SELF = userInfo().username;

const entriesOf = async (run: ReturnType<typeof operator>, options = {}) =>
  ((await run('audit', [], options)).json as AuditEntry[]).map(
    ({ actor, action, subject }) => `${actor} ${action} ${subject}`,
  );

it.each(['SQLite', 'PostgreSQL'])('%s: records what each command did', async (kind) => {
  vi.stubEnv('SUDO_USER', undefined);
  const env: Record<string, string> =
    kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.server.createDatabase() };
  const desk = await startDesk({ env, clock: createManualClock(NOW - DAY) });
  await sendApplication(desk.url, pdf(100));
  await sendJson(desk.url, 'contact', CONTACT);
  await sendJson(desk.url, 'subscribe', SUBSCRIBER);
  const run = operator({ DATA_DIR: desk.dataDir, ...env }, NOW);
  const stored = await storedIn(desk.dataDir, env.DATABASE_URL);
  const id = (form: string) => String(stored.find((each) => each.form === form)?.id);
  const directory = temporaryDirectory();
  /** The entries of one command, the others first. */
  const seen = new Set<string>();
  const recorded = async (name: string, words: string[] = [], options = {}) => {
    const before = (await entriesOf(run)).length;
    await failureOf(run(name, words, options));
    const entries = await entriesOf(run);
    seen.add(name);
    return entries.slice(0, entries.length - before).map((entry) => entry.replace(`${SELF} `, ''));
  };
  expect(await recorded('list', [], { form: 'career' })).toEqual([
    'read 1 submissions, form career',
  ]);
  expect(await recorded('show', [id('contact')])).toEqual([`read ${id('contact')}`]);
  expect(await recorded('application')).toEqual(['read 1 submissions, form career']);
  const { reference } = ((await run('application')).json as { reference: string }[])[0] ?? {};
  expect(await recorded('application', [String(reference), 'invited'])).toEqual([
    `status ${id('career')} invited`,
  ]);
  expect(await recorded('export', [], { format: 'csv', state: 'waiting' })).toEqual([
    'export 4 submissions, state waiting as csv',
  ]);
  expect(await recorded('export', [], { format: 'eml', out: directory })).toEqual([
    'export 4 submissions as eml',
  ]);
  expect(await recorded('export', [], { format: 'json', out: directory })).toEqual([]);
  expect(await recorded('erase', [id('contact')])).toEqual(['read 1 submissions']);
  expect(await recorded('erase', [id('contact')], { yes: true })).toEqual([
    `erase ${id('contact')}`,
  ]);
  expect(await recorded('purge', [], { 'older-than': '0d', yes: true })).toEqual([
    `erase ${id('confirm')}`,
  ]);
  expect(await recorded('show', ['nothing'])).toEqual([]);
  const ids = (await storedIn(desk.dataDir, env.DATABASE_URL)).map((each) => each.id);
  expect((await recorded('retry', [], { all: true })).toSorted()).toEqual(
    ids.map((id) => `retry ${id}`).toSorted(),
  );
  expect(await recorded('handled', ids)).toEqual([]);
  expect(await recorded('bounce', ['bounces+nobody@b.example'])).toEqual([]);
  expect(await recorded('check', [], { 'no-mail': true })).toEqual([]);
  for (const name of ['status', 'visits', 'audit']) expect(await recorded(name)).toEqual([]);
  expect(await recorded('backup', [join(directory, 'desk.db')])).toEqual(['backup 2 submissions']);
  // A new command has to say here, or in a test of its own, what it records.
  const names = createProgram(async () => undefined).commands.map((command) => command.name());
  expect(names.filter((name) => !seen.has(name))).toEqual(['restore', 'move']);
});

it('lists entries for people and programs, and explains mistakes', async () => {
  vi.stubEnv('SUDO_USER', 'ahmad\u001b');
  const desk = await startDesk();
  const on = (day: string) => operator({ DATA_DIR: desk.dataDir }, Date.parse(day));
  expect((await on('2026-01-01')('audit')).text).toBe('There are no entries.\n');
  await on('2026-01-01T23:59Z')('list');
  await on('2026-01-02')('list', [], { state: 'parked' });
  const run = on('2026-01-03');
  const lines = (await run('audit')).text.trimEnd().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^AT +ACTOR +ACTION +SUBJECT$/),
    `2026-01-02 00:00 UTC  ahmad� as ${SELF}  read    0 submissions, state parked`,
    `2026-01-01 23:59 UTC  ahmad� as ${SELF}  read    0 submissions`,
  ]);
  expect(await entriesOf(run, { since: '2026-01-02' })).toHaveLength(1);
  expect(await entriesOf(run, { limit: '1' })).toHaveLength(1);
  for (const since of ['today', '2026-02-30', '2026-1-2', '2026-01-02T00:00', '']) {
    await expect(run('audit', [], { since })).rejects.toThrow('Expected a date such as 2026-11-23');
  }
  await expect(run('audit', [], { limit: '0' })).rejects.toThrow('Expected a number up to 10000');
});

it('reads on a failed disk, and says that it could not record so', async (context) => {
  const disk = ownDisk();
  if (!disk) return context.skip('creating and mounting a file system is not permitted');
  const desk = await startDesk({ dataDir: join(disk.directory, 'data') });
  await sendJson(desk.url, 'contact', CONTACT);
  disk.fail();
  const list = await runProgram('cli.ts', ['list'], { DATA_DIR: desk.dataDir });
  expect(list).toMatchObject({ code: 0, stdout: expect.stringContaining(CONTACT.user_name) });
  expect(list.stderr).toMatch(/^SQLite: .*\nNot recorded in the audit log: .+\n$/);
  await desk.close();
});

it('records an export whose reader stopped early', async () => {
  const desk = await startDesk();
  for (let i = 0; i < 2; i++) await sendApplication(desk.url, pdf(300_000 + i));
  const cli = `'${process.execPath}' '${resolve('desk/cli.ts')}' export --format json`;
  const env = { ...process.env, DATA_DIR: desk.dataDir };
  const printed = execFileSync('bash', ['-o', 'pipefail', '-c', `${cli} | head -c 9`], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(printed).toHaveLength(9);
  const [entry] = await entriesOf(operator({ DATA_DIR: desk.dataDir }));
  expect(entry).toMatch(/ export \d+ submissions as json$/);
});
