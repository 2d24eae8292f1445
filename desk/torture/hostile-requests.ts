import { SEND_FORM_PATH } from '#contract/wire.ts';
import { createRandom, mutate } from './mutate.ts';

/** One character, the longest RFC 2046 allows, and one that barely fits the header. */
const ODD_BOUNDARIES = ['b', 'x'.repeat(70), 'y'.repeat(10_000)];

/** A multipart body with the boundary it was written with. */
export interface Original {
  body: Buffer;
  boundary: string;
}

/** Whole requests with wounded bodies, without end; the same ones for the same seed. */
export function createHostileRequests(originals: readonly Original[], seed: number) {
  const random = createRandom(seed);
  const all = originals.flatMap((original) => [original, ...ODD_BOUNDARIES.map(rewrite(original))]);
  return (): Buffer => {
    const { body, boundary } = all[random(all.length)] as Original;
    // Rarely, since it costs its sender more than the desk.
    if (random(500) === 0) return framed(tinyParts(boundary), boundary);
    return framed(mutate(body, boundary, random), boundary, random(40));
  };
}

function rewrite({ body, boundary }: Original): (to: string) => Original {
  const text = body.toString('latin1');
  return (to) => ({
    body: Buffer.from(text.replaceAll(`--${boundary}`, `--${to}`), 'latin1'),
    boundary: to,
  });
}

/** As many parts as there is room for: a million where the boundary is short. */
function tinyParts(boundary: string): Buffer {
  const part = `--${boundary}\r\n\r\n\r\n`;
  return Buffer.from(part.repeat(Math.min(5_000_000 / part.length, 1_000_000)));
}

/** The request around a body; now and then one that lies about where it ends. */
function framed(body: Buffer, boundary: string, kind = -1): Buffer {
  const length = `Content-Length: ${body.length}`;
  const framing = [
    `${length}\r\nTransfer-Encoding: chunked`,
    `Content-Length: ${Math.max(body.length - 7, 0)}`,
    'Transfer-Encoding: chunked',
    `${length}\r\nContent-Length: ${body.length + 1}`,
  ][kind];
  const head = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n${framing ?? length}\r\n\r\n`;
  // Chunks as they should be only where the length is not told as well.
  const chunked = kind === 2 ? [`${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'] : [body];
  return Buffer.concat([head, ...chunked].map((piece) => Buffer.from(piece)));
}
