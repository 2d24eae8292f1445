import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Background, Clock } from '../clock.ts';
import type { ClamdAddress } from '../config.ts';
import { DeskError } from '../desk-error.ts';

/** The result of a scan; `unscanned` when the scanner does not answer or gives no verdict. */
export type ScanResult = 'clean' | 'infected' | 'unscanned';

/** Scans a file for malware. Never rejects: a message is not lost because the scanner is down. */
export type VirusScanner = (content: Uint8Array) => Promise<ScanResult>;

/** Shorter than the 30 s after which the desk closes an idle connection. */
const PATIENCE_MS = 20_000;

/** Names of signatures have no blanks, whatever a scanner says. */
const NOT_IN_NAMES = /[^\w.:()/-].*/s;

/** Ends the stream: a chunk of length 0. */
const END = Buffer.alloc(4);

/** Scans with clamd's INSTREAM command (clamd(8)); the file is sent as a single chunk. */
export function createClamdScanner(
  address: ClamdAddress,
  { clock, log }: Background,
): VirusScanner {
  return async (content) => {
    try {
      const reply = await instream(address, content, clock);
      if (reply === 'stream: OK') return 'clean';
      const [, signature] = /^stream: (.+) FOUND$/s.exec(reply) ?? [];
      if (signature === undefined) throw new DeskError(problemOf(reply));
      log.warn({ signature: signature.replace(NOT_IN_NAMES, '…') }, 'refused an infected file');
      return 'infected';
    } catch (err) {
      log.error({ err }, 'the virus scanner does not work: files are accepted unscanned');
      return 'unscanned';
    }
  };
}

/** What is wrong with a reply without a verdict; the reply may quote the file. */
function problemOf(reply: string): string {
  return reply.startsWith('INSTREAM size limit exceeded')
    ? 'the file is larger than StreamMaxLength of clamd'
    : 'clamd gave no verdict';
}

async function instream(address: ClamdAddress, content: Uint8Array, clock: Clock): Promise<string> {
  const socket = connect(address);
  const ended = new AbortController();
  void clock
    .sleep(PATIENCE_MS, ended.signal)
    .then(() => socket.destroy(new DeskError('clamd is silent')));
  try {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    for (const part of ['zINSTREAM\0', length, content, END]) socket.write(part);
    return (await buffer(socket)).toString().replace(/\0$/, '');
  } finally {
    socket.destroy();
    ended.abort();
  }
}
