import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFailed, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { programPath } from '#tools/program-path.ts';
import { PROGRAM_VERSION } from '#tools/upgrade/content-version.ts';

/** Runs a program of tools/ for a company's folder with only these files, as npm's scripts do. */
function run(program: string, files: Record<string, string>, env: Record<string, string> = {}) {
  const folder = temporaryDirectory();
  mkdirSync(join(folder, 'content'));
  for (const [name, text] of Object.entries({ 'content/site.yaml': '', ...files }))
    writeFileSync(join(folder, name), text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [programPath('tools/setup/run.mjs'), '--env', `tools/${program}`],
    // A program that does not end is a failure, not a wait.
    { encoding: 'utf8', env: { PATH: process.env.PATH, COMPANY: folder, ...env }, timeout: 60_000 },
  );
  return { status, stdout, stderr };
}

test.each(['start.ts', 'build.ts', 'dev.ts'])(
  '%s reports invalid variables of .env that the environment does not override, before it builds',
  (program) => {
    const variables = 'PORT=abc\nLOG_LEVEL=loud\nSMTP_URL=mail.example\n';
    expect(run(program, { '.env': variables }, { PORT: '3000' })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^Invalid configuration, in .env or the environment:\n {2}SMTP_URL: expected smtp:.*\n {2}LOG_LEVEL: .*\n$/,
      ),
    });
  },
);

test.each([
  ['SMTP_ULR=smtps://mail.example\n', '.env:1 no program reads SMTP_ULR; did you mean SMTP_URL?\n'],
  ['# Desk\nPORT: 3000\n', '.env:2 expected PORT=…, got a colon\n'],
])('a line of .env that sets nothing is a mistake: %j', (variables, stderr) => {
  expect(run('build.ts', { '.env': variables })).toEqual({ status: 1, stdout: '', stderr });
});

test.each([
  ['start.ts', '127.0.0.1', 0],
  ['dev.ts', 'localhost', 0],
  // Its desk is at the next port.
  ['dev.ts', '127.0.0.1', 1],
])(
  '%s reports a used port before it builds, and how to choose another',
  async (program, host, after) => {
    const port = await usedPort(host, after);
    expect(run(program, {}, { PORT: String(port - after) })).toEqual({
      status: 1,
      stdout: '',
      stderr: `Cannot listen on ${host}:${port}: another program uses this port; end that, or set PORT to another, such as ${port + 2}\n`,
    });
  },
);

/** Uses a port until the test ends, of which the one so far below is free. */
async function usedPort(host: string, below: number): Promise<number> {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (below === 0) return port;
  const probe = createServer().listen(port - below, 'localhost');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return isFree ? port : usedPort(host, below);
}

test('a build reports file, line and field of invalid content without a stack', () => {
  const settings = `version: ${PROGRAM_VERSION}\nestate: maybe\n`;
  expect(run('build.ts', { 'content/site.yaml': settings })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^(?![\s\S]* {4}at )[\s\S]*content\/site\.yaml:2 estate: expected true or false, got "maybe"\n/,
    ),
  });
});

const MISSING =
  /^content\/site\.yaml:1 version: expected "version: \d+", .* is missing: .* run "COMPANY=\S+ npm run upgrade", .*\n$/;
const NEWER = /^content\/site\.yaml:2 version: .*, got 1000: .* install that program .*\n$/;

test.each([
  ['start.ts', 'estate: maybe\n', MISSING],
  ['build.ts', 'sample: false\nversion: 1000\n', NEWER],
  ['dev.ts', 'estate: maybe\n', MISSING],
])(
  '%s stops at once for content of another version, and names the remedy',
  (program, settings, told) => {
    // 3000 may be taken by somebody's development server.
    expect(run(program, { 'content/site.yaml': settings }, { PORT: '0' })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(told),
    });
  },
);

test.each([
  ['by itself', '', ''],
  ['although it has something left to do', 'setInterval(() => {}, 60_000);', 'exit\n'],
])('a program with a mistake ends %s', (_, left, stdout) => {
  const script = `import { StartError } from ${JSON.stringify(programPath('desk/start-error.ts'))};
    import { runProgram } from ${JSON.stringify(programPath('tools/program.ts'))};
    const { exit } = process;
    process.exit = () => { console.log('exit'); exit(); };
    ${left}
    await runProgram(async () => { throw new StartError('A mistake'); });`;
  const args = ['--input-type=module', '--eval', script];
  const ended = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
  expect(ended).toMatchObject({ status: 1, stderr: 'A mistake\n', stdout });
});

const STAYS = 'console.log(process.pid); setInterval(() => {}, 60_000)';
const STARTS = `
  import { startProgram } from ${JSON.stringify(programPath('tools/program.ts'))};
  await startProgram(process.execPath, ['--eval', ${JSON.stringify(STAYS)}]).ended;
`;

test('programs end when the shell of an npm script is killed, as npm kills it', async () => {
  // `; true` keeps the shell from exec-ing the program.
  const shell = spawn('sh', ['-c', '"$NODE" "$RUN" --input-type=module --eval "$STARTS"; true'], {
    env: {
      PATH: process.env.PATH,
      NODE: process.execPath,
      RUN: programPath('tools/setup/run.mjs'),
      STARTS,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: shell.stdout }), 'line');
  const pid = Number(line);
  onTestFailed(() => void process.kill(pid, 'SIGKILL'));
  process.kill(pid, 0);
  shell.kill('SIGTERM');
  const isThere = () => process.kill(pid, 0);
  await vi.waitFor(() => expect(isThere).toThrow('ESRCH'), { timeout: 15_000, interval: 20 });
});
