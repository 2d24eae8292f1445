import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Memory that a process occupies, in bytes. */
export function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

/** Linux counts processor time in hundredths. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time a process has used; not a number where the system does not tell. */
export function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold anything: state, then ten more, then user and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
