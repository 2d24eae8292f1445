import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDeskProcess } from '../testing/desk-process.ts';
import { post } from './senders.ts';

const MESSAGES = 20;
const TRACED = 'fdatasync,fsync,write,writev,sendto,sendmsg';

/**
 * Traces system calls to check that the database is synced between each answer `200` and the next: a
 * kill cannot reveal a missing sync. Resolves to true without strace.
 */
export async function provesSync(): Promise<boolean> {
  if (spawnSync('strace', ['-V']).error) {
    console.info('Sync before each 200: not checked, since strace is not installed');
    return true;
  }
  const directory = mkdtempSync(join(tmpdir(), 'desk-sync-'));
  try {
    const trace = join(directory, 'trace');
    const strace = ['strace', '-f', '-s', '40', '-e', `trace=${TRACED}`, '-o', trace];
    const desk = await startDeskProcess({ DATA_DIR: directory }, strace);
    for (let i = 0; i < MESSAGES; i++) await post(desk.url, `message ${i}`);
    await desk.stop();
    const [answers, synced] = countSynced(readFileSync(trace, 'utf8'));
    console.info(`Sync before each 200: ${synced} of ${answers} answers`);
    return answers === MESSAGES && synced === MESSAGES;
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
