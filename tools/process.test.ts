import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';

const STAYS = 'console.log(process.pid); setInterval(() => {}, 60_000)';

const STARTS = `
  import { startProcess } from ${JSON.stringify(resolve('tools/process.ts'))};
  await startProcess(process.execPath, ['--eval', ${JSON.stringify(STAYS)}]).ended;
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('what we started ends when the shell that started us is told to, as npm does', async () => {
  // What follows the program keeps the shell from becoming it.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$STARTS"; true'], {
    env: { PATH: process.env.PATH, NODE: process.execPath, STARTS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: shell.stdout }), 'line');
  const pid = Number(line);
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  expect(isAlive(pid)).toBe(true);
  shell.kill('SIGTERM');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000, interval: 20 });
});
