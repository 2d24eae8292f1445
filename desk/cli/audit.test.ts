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
import { createProgram } from './commands.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 0, 5, 9, 30);
const SELF = userInfo().username;

const entriesOf = async (run: ReturnType<typeof operator>, options = {}) =>
  ((await run('audit', [], options)).json as AuditEntry[]).map(
    ({ actor, action, subject }) => `${actor} ${action} ${subject}`,
  );

it('records what each command did', async () => {
  vi.stubEnv('SUDO_USER', undefined);
  const { url, dataDir } = await startDesk({ clock: createManualClock(NOW - DAY) });
  await sendApplication(url, pdf(100));
  await sendJson(url, 'contact', CONTACT);
  await sendJson(url, 'subscribe', SUBSCRIBER);
  const run = operator({ DATA_DIR: dataDir }, NOW);
  const stored = await storedIn(dataDir);
  const idOf = (wanted: string) => String(stored.find(({ form }) => form === wanted)?.id);
  const [career, contact, confirm] = ['career', 'contact', 'confirm'].map(idOf);
  const left = stored.filter(({ form }) => form === 'career' || form === 'receipt');
  const { reference } = ((await run('application')).json as { reference: string }[])[0] ?? {};
  const out = temporaryDirectory();
  const calls: [name: string, words: string[], options: object, ...entries: string[]][] = [
    ['list', [], { form: 'career' }, 'read 1 submissions, form career'],
    ['show', [String(contact)], {}, `read ${contact}`],
    ['show', ['nothing'], {}],
    ['application', [], {}, 'read 1 submissions, form career'],
    ['application', [String(reference), 'invited'], {}, `status ${career} invited`],
    ['registration', [], {}, 'read 0 submissions, form registration'],
    [
      'export',
      [],
      { format: 'csv', state: 'waiting' },
      'export 4 submissions, state waiting as csv',
    ],
    ['export', [], { format: 'eml', out }, 'export 4 submissions as eml'],
    ['export', [], { format: 'json', out }],
    ['erase', [String(contact)], {}, 'read 1 submissions'],
    ['erase', [String(contact)], { yes: true }, `erase ${contact}`],
    ['purge', [], { 'older-than': '0d', yes: true }, `erase ${confirm}`],
    ['retry', [], { all: true }, ...left.map(({ id }) => `retry ${id}`)],
    ['handled', left.map(({ id }) => id), {}],
    ['bounce', ['bounces+nobody@b.example'], {}],
    ['check', [], { 'no-mail': true }],
    ['status', [], {}],
    ['visits', [], {}],
    ['audit', [], {}],
    ['backup', [join(out, 'desk.db')], {}, 'backup 2 submissions'],
  ];
  for (const [name, words, options, ...expected] of calls) {
    const before = (await entriesOf(run)).length;
    await failureOf(run(name, words, options as Record<string, string | true>));
    const entries = await entriesOf(run);
    const recorded = entries.slice(0, entries.length - before).toSorted();
    expect([name, recorded]).toEqual([name, expected.map((each) => `${SELF} ${each}`).toSorted()]);
  }
  // A new command has to say here, or in a test of its own, what it records.
  const names = createProgram(async () => undefined).commands.map((command) => command.name());
  const others = names.filter((name) => !calls.some(([called]) => called === name));
  expect(others).toEqual(['invite', 'people', 'restore', 'move']);
});

it('lists entries for people and programs, and explains mistakes', async () => {
  vi.stubEnv('SUDO_USER', 'ahmad\u001b');
  const desk = await startDesk();
  const on = (day: string) => operator({ DATA_DIR: desk.dataDir }, Date.parse(day));
  expect((await on('2026-01-01')('audit')).text).toBe('There are no entries.\n');
  await on('2026-01-01T23:59Z')('list');
  await on('2026-01-02')('list', [], { state: 'parked' });
  const run = on('2026-01-03');
  expect((await run('audit')).text.trimEnd().split('\n')).toEqual([
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
  const cli = `'${process.execPath}' '${resolve(import.meta.dirname, '../cli.ts')}' export --format json`;
  const env = { ...process.env, DATA_DIR: desk.dataDir };
  const printed = execFileSync('bash', ['-o', 'pipefail', '-c', `${cli} | head -c 9`], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(printed).toHaveLength(9);
  const [entry] = await entriesOf(operator({ DATA_DIR: desk.dataDir }));
  expect(entry).toMatch(/ export \d+ submissions as json$/);
});
