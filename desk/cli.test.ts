// The command line, `npm run desk`.
import { expect, it, vi } from 'vitest';
import { SOON, startDesk, storedIn, temporaryDirectory } from './testing/desk.ts';
import { CONTACT, SUBSCRIBER, sendJson } from './testing/forms.ts';
import { startMailing } from './testing/mail.ts';
import { idOf, operator, runProgram } from './testing/operator.ts';

it('lists every submission, newest first, while the desk runs, and shows one in full', async () => {
  const desk = await startDesk();
  await sendJson(desk.url, 'contact', { ...CONTACT, user_name: 'نورة الحربي' });
  await sendJson(desk.url, 'subscribe', { ...SUBSCRIBER, language: 'ar' });
  const run = operator({ DATA_DIR: desk.dataDir });
  const stored = await storedIn(desk.dataDir);
  const [newest = '', oldest = ''] = stored.map(({ id }) => id);
  const { text, json } = await run('list');
  expect(json).toEqual(stored);
  const lines = text.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^ID +RECEIVED +FORM +STATE +LANGUAGE +FROM +SUBJECT$/);
  expect(lines[1]).toMatch(new RegExp(`^${newest} .* confirm +waiting +ar +reader@client`));
  expect(lines[2]).toMatch(new RegExp(`^${oldest} .* contact +waiting +en +نورة الحربي +API 650`));
  const shown = await run('show', [oldest]);
  expect(shown.json).toEqual(stored[1]);
  const parts = [
    'نورة الحربي',
    'Two tanks,\nplease quote.',
    'waiting, 0 attempts',
    'Language    en\n',
  ];
  for (const part of [oldest, ...parts]) expect(shown.text).toContain(part);
});

it('limits the list, and says how to see the rest', async () => {
  const desk = await startDesk();
  for (let i = 0; i < 4; i++) await sendJson(desk.url, 'contact', { message: `${i}` });
  const run = operator({ DATA_DIR: desk.dataDir });
  const stored = await storedIn(desk.dataDir);
  const first = await run('list', [], { limit: '2' });
  expect(first.json).toEqual(stored.slice(0, 2));
  expect(first.text).toMatch(new RegExp(`\\n2 older ones: add --before ${stored[1]?.id}\\n$`));
  const rest = await run('list', [], { before: String(stored[1]?.id) });
  expect(rest.json).toEqual(stored.slice(2));
  expect(rest.text).not.toContain('older');
  for (const limit of ['all', '0', '10001']) {
    await expect(run('list', [], { limit })).rejects.toThrow('Expected a number up to 10000');
  }
  await expect(run('list', [], { before: 'x' })).rejects.toThrow('There is no submission x');
  const elsewhere = operator({ DATA_DIR: temporaryDirectory() });
  await expect(elsewhere('list')).rejects.toThrow('no desk has run here yet');
});

it('a message cannot control the operator’s terminal', async () => {
  const desk = await startDesk();
  const evil = '\u001b[2J\u001b]0;x\u0007\u009b31m\u202eevil\u2066\r';
  await sendJson(desk.url, 'contact', { user_name: evil, user_subject: evil, message: evil });
  const run = operator({ DATA_DIR: desk.dataDir });
  for (const { text } of [await run('list'), await run('show', [await idOf(desk, 'contact')])]) {
    expect(text).toContain('evil');
    expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
  }
});

it('mails parked and waiting messages after a retry', async () => {
  const { peer, clock, desk } = await startMailing();
  peer.rejects = { verb: 'message', code: 550 };
  const run = operator({ DATA_DIR: desk.dataDir }, clock.now());
  const expectStatus = (counts: object) =>
    vi.waitFor(async () => expect((await run('status')).json).toMatchObject(counts), SOON);
  await sendJson(desk.url, 'contact', CONTACT);
  await expectStatus({ parked: 1, waiting: 0 });
  peer.rejects = { verb: 'message', code: 451 };
  clock.advance(1_000);
  await sendJson(desk.url, 'contact', { message: 'waits' });
  await vi.waitFor(() => expect(desk.log()).toContain('not delivered yet'), SOON);
  peer.rejects = undefined;
  expect((await run('retry', [], { all: true })).text).toBe('2 will be sent.\n');
  clock.advance(60_000);
  await expectStatus({ delivered: 2 });
  await expect(run('retry')).rejects.toThrow('Give IDs, or --all');
  const id = await idOf(desk, 'contact');
  await expect(run('retry', [id])).rejects.toThrow(
    `These are delivered or unknown, and were not changed:\n  ${id}`,
  );
});

it('prints text or JSON, or help, and explains mistakes in plain lines with an exit code', async () => {
  const { dataDir: DATA_DIR } = await startDesk();
  const run = async (env: Record<string, string>, ...args: string[]) => {
    const { code, stdout, stderr } = await runProgram('cli.ts', args, env);
    return [code, stdout, stderr];
  };
  const store = expect.stringMatching(/^SQLite: .*desk\.db\n$/);
  expect(await run({ DATA_DIR }, 'list')).toEqual([0, 'There are no submissions.\n', store]);
  expect(await run({ DATA_DIR }, 'list', '--json')).toEqual([0, '[]\n', store]);
  expect(await run({}, 'show', '--help')).toEqual([
    0,
    expect.stringMatching(/^Usage: npm run desk -- show \[options\] <ID>/),
    '',
  ]);
  for (const [code, message, env, ...args] of [
    [1, 'There is no submission nothing', { DATA_DIR }, 'show', 'nothing'],
    [2, '/nowhere does not exist', { DATA_DIR }, 'backup', '/nowhere/desk.db'],
  ] as const) {
    const failure = expect.stringMatching(new RegExp(`^SQLite: .*\\n${message}\\n$`));
    expect(await run(env, ...args)).toEqual([code, '', failure]);
  }
  const unknown = expect.stringMatching(/^error: unknown command 'destroy'\n(?! {4}at )/);
  expect(await run({}, 'destroy')).toEqual([2, '', unknown]);
});
