import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '#tools/cache/cached.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The same bytes in fewer; each only where it pays. */
export interface Compressed {
  br?: Buffer;
  gzip?: Buffer;
}

/** Below this an answer fits in one packet either way. */
const worthwhile = 300;

/** Compresses a file as far as it goes: it is done once and served often. */
export async function compress(type: string, bytes: Buffer): Promise<Compressed> {
  if (bytes.length < worthwhile || !/^text\/|javascript|json|xml/.test(type)) return {};
  const [br, gz] = await Promise.all([
    cached('brotli', [bytes], () =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_LGWIN]: 22,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ),
    cached('gzip', [bytes], () => zip(bytes, { level: 9 })),
  ]);
  return {
    ...(br.length < bytes.length ? { br } : {}),
    ...(gz.length < bytes.length ? { gzip: gz } : {}),
  };
}
