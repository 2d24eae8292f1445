// Whoever made a mistake is told what it is and no more, before anything is built.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const preload = resolve('tools/env-file.ts');

/** Takes a free port until the test ends, or `leave`. */
async function listen(host: string) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const leave = () => new Promise((left) => server.close(left));
  onTestFinished(() => void server.close());
  return { port, leave };
}

/** Runs a program of tools/ in a folder with only these files, as npm's scripts do. */
function run(program: string, files: Record<string, string>, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
  '%s names a wrong variable of .env first',
  (program) => {
    expect(run(program, { '.env': 'PORT=abc\nSMTP_URL=mail.example\n' })).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'The configuration is wrong:\n  PORT: expected a port, 0 to 65535\n  SMTP_URL: expected smtp://… or smtps://…\n',
    });
  },
);

test.each([
  ['start.ts', '127.0.0.1'],
  ['dev.ts', 'localhost'],
])('%s says that a port is taken before anything is built', async (program, host) => {
  const { port } = await listen(host);
  expect(run(program, {}, { PORT: String(port) })).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      new RegExp(`^Cannot listen on ${host}:${port}: .*already in use.*\n$`),
    ),
  });
});

test('what the environment has goes before .env', () => {
  const { stderr } = run('build.ts', { '.env': 'PORT=abc\nLOG_LEVEL=loud\n' }, { PORT: '3000' });
  expect(stderr).toMatch(/^The configuration is wrong:\n {2}LOG_LEVEL: .*\n$/);
});

test.each(['build.ts', 'dev.ts'])(
  '%s names file, line and field of content without a stack',
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
