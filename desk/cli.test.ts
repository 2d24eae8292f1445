// `npm run desk`: the operator's view of what visitors sent.
import { expect, it } from 'vitest';
import { commands } from './commands/commands.ts';
import { commandHelp, help } from './commands/help.ts';
import { startDesk, storedIn, temporaryDirectory } from './testing/desk.ts';
import { runProgram } from './testing/desk-process.ts';
import { CONTACT, SUBSCRIBER, sendJson } from './testing/forms.ts';

async function filledDesk() {
  const desk = await startDesk();
  await sendJson(desk.url, 'contact', { ...CONTACT, user_name: 'نورة الحربي' });
  await sendJson(desk.url, 'subscribe', SUBSCRIBER);
  const cli = (...args: string[]) => runProgram('cli.ts', args, { DATA_DIR: desk.dataDir });
  return { desk, cli, stored: await storedIn(desk.dataDir) };
}

it('lists every submission, newest first, beside a running desk', async () => {
  const { cli, stored } = await filledDesk();
  const { code, stdout } = await cli('list');
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^ID +RECEIVED +FORM +STATE +FROM +SUBJECT$/);
  expect(lines[1]).toMatch(new RegExp(`^${stored[0]?.id} .* confirm +waiting +reader@client`));
  expect(lines[2]).toMatch(
    new RegExp(`^${stored[1]?.id} .* contact +waiting +نورة الحربي +API 650`),
  );
  expect(JSON.parse((await cli('list', '--json')).stdout)).toEqual(stored);
});

it('shows one in full', async () => {
  const { cli, stored } = await filledDesk();
  const id = String(stored[1]?.id);
  const { stdout } = await cli('show', id);
  for (const text of [id, 'نورة الحربي', 'Two tanks,\nplease quote.', 'waiting, 0 attempts']) {
    expect(stdout).toContain(text);
  }
  expect(JSON.parse((await cli('show', id, '--json')).stdout)).toEqual(stored[1]);
});

it('a message cannot write on the operator’s screen', async () => {
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

it('explains itself, and what was wrong', async () => {
  const env = { DATA_DIR: temporaryDirectory() };
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await runProgram('cli.ts', args, env);
    expect(stderr).not.toContain('    at ');
    return [code, stdout + stderr];
  };
  const help = expect.stringContaining('npm run desk -- COMMAND');
  expect(await run()).toEqual([0, help]);
  expect(await run('--help')).toEqual([0, help]);
  expect(await run('destroy')).toEqual([2, expect.stringContaining('no command "destroy"')]);
  expect(await run('constructor')).toEqual([2, expect.stringContaining('no command')]);
  expect(await run('show')).toEqual([2, expect.stringContaining('show --help')]);
  expect(await run('list', '--loud')).toEqual([2, expect.stringContaining('--loud')]);
  expect(await run('list')).toEqual([1, expect.stringContaining('no desk has run here yet')]);
  const { cli } = await filledDesk();
  expect(await cli('show', 'nothing')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^SQLite: .*desk\.db\nThere is no submission nothing\n$/),
  });
  expect(await cli('list', '--state', 'lost')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--state is one of waiting, delivered, parked\n'),
  });
});

it('every command has a --help of its own, named in the general one', () => {
  for (const [name, command] of Object.entries(commands)) {
    const text = commandHelp(name, command);
    expect(text).toMatch(new RegExp(`^npm run desk -- ${name}\\b`));
    for (const option of Object.keys(command.options)) expect(text).toContain(`--${option} `);
    expect(help()).toContain(`  ${name} `);
  }
});
