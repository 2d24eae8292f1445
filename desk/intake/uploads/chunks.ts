import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * The body of a request, of which nothing waits here. `Readable.toWeb` would copy each chunk, and leave the first to the
 * garbage collector.
 */
export function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  let take: (chunk: Buffer) => void;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        take = (chunk) => {
          controller.enqueue(chunk);
          request.pause();
        };
        request.pause();
        request.on('data', take);
        request.once('end', () => controller.close());
        request.once('error', (error) => controller.error(error));
      },
      pull: () => void request.resume(),
      cancel: () => void request.off('data', take),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Gives the chunks of a stream to a function one by one; each is valid until the next is read. Iterating the stream
 * itself would join waiting chunks into new ones.
 */
export function takeChunks<T>(
  stream: Readable,
  take: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const oneByOne = new PassThrough({ readableObjectMode: true, highWaterMark: 1 });
  return pipeline(stream, oneByOne, (chunks: AsyncIterable<Uint8Array>) => take(released(chunks)));
}

/** The same chunks, whose memory is given back at once: the garbage collector waits for some sixty megabytes of them. */
export async function* released(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    yield chunk;
    const { buffer, byteLength } = chunk;
    // Others may share it.
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
  }
}
