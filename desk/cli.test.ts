// The command line, `npm run desk`.
import { expect, it, vi } from 'vitest';
import { createProgram } from './cli/commands.ts';
import { SOON, startDesk, storedIn, temporaryDirectory } from './testing/desk.ts';
import { CONTACT, SUBSCRIBER, sendJson } from './testing/forms.ts';
import { mailEnvironment, startPeer } from './testing/mail.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { idOf, operator, runProgram } from './testing/operator.ts';

async function filledDesk() {
  const desk = await startDesk();
  await sendJson(desk.url, 'contact', { ...CONTACT, user_name: 'نورة الحربي' });
  await sendJson(desk.url, 'subscribe', { ...SUBSCRIBER, language: 'ar' });
  const cli = (...args: string[]) => runProgram('cli.ts', args, { DATA_DIR: desk.dataDir });
  return { desk, cli, stored: await storedIn(desk.dataDir) };
}

it('lists every submission, newest first, while the desk runs', async () => {
  const { cli, stored } = await filledDesk();
  const { code, stdout } = await cli('list');
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^ID +RECEIVED +FORM +STATE +LANGUAGE +FROM +SUBJECT$/);
  expect(lines[1]).toMatch(new RegExp(`^${stored[0]?.id} .* confirm +waiting +ar +reader@client`));
  expect(lines[2]).toMatch(
    new RegExp(`^${stored[1]?.id} .* contact +waiting +en +نورة الحربي +API 650`),
  );
  expect(JSON.parse((await cli('list', '--json')).stdout)).toEqual(stored);
});

it('shows one submission in full', async () => {
  const { cli, stored } = await filledDesk();
  const id = String(stored[1]?.id);
  const { stdout } = await cli('show', id);
  for (const text of [
    id,
    'نورة الحربي',
    'Two tanks,\nplease quote.',
    'waiting, 0 attempts',
    'Language    en\n',
  ]) {
    expect(stdout).toContain(text);
  }
  expect(JSON.parse((await cli('show', id, '--json')).stdout)).toEqual(stored[1]);
});

it('limits the list, and says how to see the rest', async () => {
  const desk = await startDesk();
  for (let i = 0; i < 5; i++) await sendJson(desk.url, 'contact', { message: `${i}` });
  const run = operator({ DATA_DIR: desk.dataDir });
  const ids = (await storedIn(desk.dataDir)).map(({ id }) => id);
  const idsOf = ({ json }: { json: unknown }) => (json as { id: string }[]).map(({ id }) => id);
  const first = await run('list', [], { limit: '2' });
  expect(idsOf(first)).toEqual(ids.slice(0, 2));
  expect(first.text).toMatch(new RegExp(`\\n3 older ones: add --before ${ids[1]}\\n$`));
  const rest = await run('list', [], { before: String(ids[1]) });
  expect(idsOf(rest)).toEqual(ids.slice(2));
  expect(rest.text).not.toContain('older');
  expect(idsOf(await run('list'))).toEqual(ids);
  for (const limit of ['all', '0', '10001']) {
    await expect(run('list', [], { limit })).rejects.toThrow('Expected a number up to 10000');
  }
  await expect(run('list', [], { before: 'x' })).rejects.toThrow('There is no submission x');
});

it('a message cannot control the operator’s terminal', async () => {
  const desk = await startDesk();
  const evil = '\u001b[2J\u001b]0;x\u0007\u009b31m\u202eevil\u2066\r';
  await sendJson(desk.url, 'contact', { user_name: evil, user_subject: evil, message: evil });
  const id = String((await storedIn(desk.dataDir))[0]?.id);
  for (const args of [['list'], ['show', id]]) {
    const { stdout } = await runProgram('cli.ts', args, { DATA_DIR: desk.dataDir });
    expect(stdout).toContain('evil');
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
  }
});

it('mails parked and waiting messages after a retry', async () => {
  const peer = await startPeer();
  peer.rejects = { verb: 'message', code: 550 };
  const clock = createManualClock();
  const desk = await startDesk({ clock, env: mailEnvironment(peer.url) });
  await sendJson(desk.url, 'contact', CONTACT);
  const run = operator({ DATA_DIR: desk.dataDir }, clock.now());
  await vi.waitFor(async () => {
    expect((await run('status')).json).toMatchObject({ parked: 1, waiting: 0 });
  }, SOON);
  peer.rejects = { verb: 'message', code: 451 };
  clock.advance(1_000);
  await sendJson(desk.url, 'contact', { message: 'waits' });
  await vi.waitFor(() => expect(desk.log()).toContain('not delivered yet'), SOON);
  peer.rejects = undefined;
  expect((await run('retry', [], { all: true })).text).toBe('2 will be sent.\n');
  clock.advance(60_000);
  await vi.waitFor(async () => {
    expect((await run('status')).json).toMatchObject({ delivered: 2 });
  }, SOON);
  await expect(run('retry')).rejects.toThrow('Give IDs, or --all');
  const id = await idOf(desk, 'contact');
  await expect(run('retry', [id])).rejects.toThrow(
    `These are delivered or unknown, and were not changed:\n  ${id}`,
  );
});

it('prints help, and explains mistakes', async () => {
  const env = { DATA_DIR: temporaryDirectory() };
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await runProgram('cli.ts', args, env);
    expect(stderr).not.toContain('    at ');
    return [code, stdout + stderr];
  };
  const help = expect.stringContaining('npm run desk -- [options] [command]');
  expect(await run()).toEqual([0, help]);
  expect(await run('show', '--help')).toEqual([0, expect.stringContaining('show [options] <ID>')]);
  expect(await run('destroy')).toEqual([2, expect.stringContaining("unknown command 'destroy'")]);
  expect(await run('show')).toEqual([2, expect.stringContaining("missing required argument 'ID'")]);
  expect(await run('list')).toEqual([1, expect.stringContaining('no desk has run here yet')]);
  const { cli } = await filledDesk();
  expect(await cli('show', 'nothing')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^SQLite: .*desk\.db\nThere is no submission nothing\n$/),
  });
  expect(await cli('list', '--state', 'lost')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'Allowed choices are waiting, delivered, parked, handled, refused, damaged.\n',
    ),
  });
});

it('every command has its own --help, and is listed in the general one', () => {
  const program = createProgram(async () => undefined);
  const names = [
    'list',
    'show',
    'status',
    'check',
    'application',
    'retry',
    'handled',
    'bounce',
    'export',
    'erase',
    'purge',
    'visits',
    'audit',
    'backup',
    'restore',
    'move',
  ];
  expect(program.commands.map((command) => command.name())).toEqual(names);
  for (const command of program.commands) {
    const text = command.helpInformation();
    expect(text).toMatch(new RegExp(`^Usage: npm run desk -- ${command.name()}\\b`));
    for (const { long } of command.options) expect(text).toContain(`${long} `);
    expect(text).toContain('--json ');
    expect(program.helpInformation()).toContain(`  ${command.name()} `);
  }
});

it('says in one plain line that a file cannot be written', async () => {
  const { cli } = await filledDesk();
  for (const args of [
    ['backup', '/nowhere/desk.db'],
    ['export', '--format', 'csv', '--out', '/nowhere/desk.csv'],
  ]) {
    const { code, stderr } = await cli(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^SQLite: .*\n\/nowhere does not exist\n$/);
  }
});
