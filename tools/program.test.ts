import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';

const preload = resolve('tools/env-file.ts');

/** Occupies a free port until the test ends or `leave` is called. */
async function listen(host: string) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const leave = () => new Promise((left) => server.close(left));
  onTestFinished(() => void server.close());
  return { port, leave };
}

/** Runs a program of tools/ in a folder with only these files, like npm's scripts. */
function run(program: string, files: Record<string, string>, env: Record<string, string> = {}) {
  const folder = temporaryDirectory();
  mkdirSync(join(folder, 'content'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = ['--import', preload, resolve('tools', program)];
  const options = {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, stdout, stderr };
}

test.each(['start.ts', 'build.ts', 'dev.ts'])(
  '%s reports invalid variables of .env before it builds',
  (program) => {
    expect(run(program, { '.env': 'PORT=abc\nSMTP_URL=mail.example\n' })).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Invalid configuration:\n  PORT: expected a port, 0 to 65535\n  SMTP_URL: expected smtp://… or smtps://…\n',
    });
  },
);

test.each([
  ['start.ts', '127.0.0.1'],
  ['dev.ts', 'localhost'],
])('%s reports a used port before it builds', async (program, host) => {
  const { port } = await listen(host);
  expect(run(program, {}, { PORT: String(port) })).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      new RegExp(`^Cannot listen on ${host}:${port}: .*already in use.*\n$`),
    ),
  });
});

test('the environment overrides .env', () => {
  const { stderr } = run('build.ts', { '.env': 'PORT=abc\nLOG_LEVEL=loud\n' }, { PORT: '3000' });
  expect(stderr).toMatch(/^Invalid configuration:\n {2}LOG_LEVEL: .*\n$/);
});

test.each(['build.ts', 'dev.ts'])(
  '%s reports file, line and field of invalid content without a stack',
  async (program) => {
    const { port, leave } = await listen('localhost');
    await leave();
    const files = { 'content/site.yaml': 'estate: maybe\n' };
    const { status, stderr } = run(program, files, { PORT: String(port) });
    expect(status).toBe(1);
    expect(stderr).toContain('content/site.yaml:1 estate: expected true or false, got "maybe"\n');
    expect(stderr).not.toContain('    at ');
  },
);

const STAYS = 'console.log(process.pid); setInterval(() => {}, 60_000)';

const STARTS = `
  import { startProgram } from ${JSON.stringify(resolve('tools/program.ts'))};
  await startProgram(process.execPath, ['--eval', ${JSON.stringify(STAYS)}]).ended;
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('programs end when the shell of an npm script is killed, as npm kills it', async () => {
  // `; true` keeps the shell from exec-ing the program.
  const shell = spawn(
    'sh',
    ['-c', '"$NODE" tools/setup/run.mjs --input-type=module --eval "$STARTS"; true'],
    {
      env: { PATH: process.env.PATH, NODE: process.execPath, STARTS },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(createInterface({ input: shell.stdout }), 'line');
  const pid = Number(line);
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  expect(isAlive(pid)).toBe(true);
  shell.kill('SIGTERM');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000, interval: 20 });
});
