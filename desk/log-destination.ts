import { write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DestinationStream } from 'pino';

/** Most characters that wait while nobody reads; further lines are dropped. */
const MOST_WAITING = 1024 * 1024;

/** Pause before a pipe that is full is tried again. */
const BUSY_PAUSE_MS = 100;

const LINE_END = 0x0a;

const writeTo = promisify(write);

/** A destination of log lines that never blocks and never throws. */
export interface LogDestination extends DestinationStream {
  /** Number of lines that could not be written, since the disk was full or nobody read. */
  dropped(): number;
  /** Resolves once no line waits. */
  written(): Promise<void>;
}

/**
 * Writes lines to a file descriptor in the background, and drops those that it does not take (docs/decisions/0119).
 *
 * @param worksAgain called with the number of lines dropped since the start, when more were
 */
export function openLogDestination(
  descriptor: number,
  worksAgain: (dropped: number) => void,
): LogDestination {
  let waiting = '';
  let writing: Promise<void> | undefined;
  let [dropped, reported] = [0, 0];
  let isTorn = false;

  async function writeWaiting(): Promise<void> {
    while (waiting !== '') {
      const begin = isTorn ? 1 : 0;
      const bytes = Buffer.from('\n'.repeat(begin) + waiting);
      waiting = '';
      let at = 0;
      try {
        while (at < bytes.length) at += await writeSome(descriptor, bytes.subarray(at));
      } catch {
        dropped += linesIn(bytes.subarray(Math.max(at, begin)));
      }
      if (at > 0) isTorn = bytes[at - 1] !== LINE_END;
      if (at < bytes.length || dropped === reported) continue;
      reported = dropped;
      worksAgain(dropped);
    }
    writing = undefined;
  }

  return {
    write(line) {
      if (waiting.length + line.length > MOST_WAITING) {
        dropped += 1;
        return;
      }
      waiting += line;
      writing ??= writeWaiting();
    },
    dropped: () => dropped,
    written: () => writing ?? Promise.resolve(),
  };
}

async function writeSome(descriptor: number, bytes: Buffer): Promise<number> {
  try {
    return (await writeTo(descriptor, bytes)).bytesWritten;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    await sleep(BUSY_PAUSE_MS);
    return 0;
  }
}

function linesIn(bytes: Buffer): number {
  return bytes.reduce((lines, byte) => lines + (byte === LINE_END ? 1 : 0), 0);
}
