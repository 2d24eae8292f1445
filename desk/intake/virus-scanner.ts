import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Background, Clock } from '../clock.ts';
import type { ClamdAddress } from '../config.ts';
import { DeskError } from '../desk-error.ts';

/** The result of a scan; `unscanned` when the scanner does not answer or gives no verdict. */
type ScanResult = 'clean' | 'infected' | 'unscanned';

/** Scans a file for malware. Never rejects: a message is not lost because the scanner is down. */
export type VirusScanner = (
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
) => Promise<ScanResult>;

/** How long clamd may be silent, or not read on. Shorter than the 30 s after which the desk closes an idle connection. */
const PATIENCE_MS = 20_000;

/** Names of signatures have no blanks, whatever a scanner says. */
const NOT_IN_NAMES = /[^\w.:()/-].*/s;

/** Ends the stream: a chunk of length 0. */
const END = Buffer.alloc(4);

/** Scans with clamd's INSTREAM command (clamd(8)). */
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

async function instream(
  address: ClamdAddress,
  content: Parameters<VirusScanner>[0],
  clock: Clock,
): Promise<string> {
  const socket = connect(address);
  const reply = buffer(socket);
  // A failure while the file is still sent is thrown there.
  reply.catch(() => undefined);
  let patience = new AbortController();
  const wait = () => {
    patience.abort();
    patience = new AbortController();
    const { signal } = patience;
    void clock
      .sleep(PATIENCE_MS, signal)
      .then(() => signal.aborted || socket.destroy(new DeskError('clamd is silent')));
  };
  const send = async (bytes: Uint8Array | string) => {
    wait();
    if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), reply]);
  };
  try {
    await send('zINSTREAM\0');
    for await (const chunk of content) {
      // It has refused the file, for its size.
      if (socket.readableEnded) break;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      await send(Buffer.concat([length, chunk]));
    }
    await send(END);
    return (await reply).toString().replace(/\0$/, '');
  } finally {
    socket.destroy();
    patience.abort();
  }
}
