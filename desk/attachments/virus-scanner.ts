import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';

/** Where a ClamAV daemon listens: a port, or a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** What a scan of a file came to; `unscanned` where the scanner is away or gave no verdict. */
export type ScanResult = 'clean' | 'infected' | 'unscanned';

/** Looks for malware in a file. Never rejects: a message is not lost because a scanner is away. */
export type VirusScanner = (content: Uint8Array) => Promise<ScanResult>;

/** A silent clamd is given up after this long. */
const SILENCE_MS = 30_000;

/** A file of the size a form takes is one chunk of the protocol. */
const END = Buffer.alloc(4);

/** Scans by clamd's INSTREAM command (clamd(8)): chunks with their length in front, then one reply. */
export function createClamdScanner(address: ClamdAddress, log: FastifyBaseLogger): VirusScanner {
  return async (content) => {
    try {
      const reply = await instream(address, content);
      if (reply === 'stream: OK') return 'clean';
      if (reply.endsWith(' FOUND')) {
        log.warn({ found: reply }, 'a file was refused: it is infected');
        return 'infected';
      }
      throw new Error(`clamd answered "${reply}"`);
    } catch (err) {
      log.error({ err }, 'the virus scanner does not work: files are taken unscanned');
      return 'unscanned';
    }
  };
}

async function instream(address: ClamdAddress, content: Uint8Array): Promise<string> {
  const socket = connect(address);
  try {
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('clamd is silent')));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    for (const part of ['zINSTREAM\0', length, content, END]) socket.write(part);
    return (await buffer(socket)).toString().replace(/\0$/, '');
  } finally {
    socket.destroy();
  }
}
