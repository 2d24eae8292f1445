import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnDesk } from '../testing/spawn-desk.ts';
import { post } from './senders.ts';

const LETTERS = 20;
const TRACED = 'fdatasync,fsync,write,writev,sendto,sendmsg';

/**
 * A kill cannot tell a synced write from a cached one, so: between the system calls of one answer
 * `200` and of the next, the database has been synced. True where there is no strace to ask.
 */
export async function provesSync(): Promise<boolean> {
  if (spawnSync('strace', ['-V']).error) {
    console.info('Sync before each 200: not looked at, there is no strace here');
    return true;
  }
  const directory = mkdtempSync(join(tmpdir(), 'desk-sync-'));
  try {
    const trace = join(directory, 'trace');
    const strace = ['strace', '-f', '-s', '40', '-e', `trace=${TRACED}`, '-o', trace];
    const desk = await spawnDesk({ DATA_DIR: directory }, strace);
    for (let i = 0; i < LETTERS; i++) await post(desk.url, `letter ${i}`);
    await desk.end('SIGTERM');
    const [answers, synced] = countSynced(readFileSync(trace, 'utf8'));
    console.info(`Sync before each 200: ${synced} of ${answers} answers`);
    return answers === LETTERS && synced === LETTERS;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function countSynced(trace: string): [answers: number, synced: number] {
  let [answers, synced, since] = [0, 0, false];
  for (const line of trace.split('\n')) {
    if (/\b(?:fdatasync|fsync)\b.*= 0$/.test(line)) since = true;
    if (!line.includes('HTTP/1.1 200')) continue;
    answers += 1;
    if (since) synced += 1;
    since = false;
  }
  return [answers, synced];
}
