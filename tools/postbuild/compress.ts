import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '#tools/build/cached.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed variants; each only if smaller. */
export interface Compressed {
  br?: Buffer;
  gzip?: Buffer;
}

/** In bytes. Smaller responses fit into one packet anyway. */
const MIN_SIZE = 300;

/** Compresses a file at the highest levels. */
export async function compress(type: string, bytes: Buffer): Promise<Compressed> {
  if (bytes.length < MIN_SIZE || !/^text\/|javascript|json|xml/.test(type)) return {};
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
