import { SEND_FORM_PATH } from '#shared/wire.ts';
import { DOCX_PARTS, pdf, zip } from '../documents.ts';
import { APPLICATION, emailjsIds } from '../forms.ts';
import { rawExchange } from './connection.ts';
import { createRandom, mutate } from './mutate.ts';

const AT_ONCE = 8;

/** One character, the longest of RFC 2046, and one that barely fits the header. */
const ODD_BOUNDARIES = ['b', 'x'.repeat(70), 'y'.repeat(10_000)];

/** A multipart body and its boundary. */
interface Original {
  body: Buffer;
  boundary: string;
}

/** Sends mutated applications to a desk and counts the answers. */
export interface HostileSender {
  /** Sends this many requests, eight at once. */
  send(count: number): Promise<void>;
  /** Number of answers by status. */
  statuses: Map<number, number>;
  /** Milliseconds until each answer. */
  times: number[];
}

/**
 * Creates a sender of mutated applications; the same seed gives the same requests. `send` rejects when
 * an answer takes longer than the deadline.
 */
export async function createHostileSender(
  port: number,
  { seed, deadlineMs }: { seed: number; deadlineMs: number },
): Promise<HostileSender> {
  const next = hostileRequests(
    [
      await application(pdf(300, '4 0 obj << /S /URI >> endobj'), 'cv.pdf'),
      await application(zip([...DOCX_PARTS]), 'سيرة.docx'),
    ],
    seed,
  );
  const statuses = new Map<number, number>();
  const times: number[] = [];
  return {
    statuses,
    times,
    async send(count) {
      let left = count;
      const sendNext = async () => {
        while (left-- > 0) {
          const start = performance.now();
          const status = await rawExchange(port, next(), deadlineMs);
          times.push(performance.now() - start);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
    },
  };
}

async function application(file: Buffer, name: string): Promise<Original> {
  const form = new FormData();
  const fields = { ...emailjsIds('career'), ...APPLICATION };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('resume', new File([new Uint8Array(file)], name));
  const request = new Request(`http://x${SEND_FORM_PATH}`, { method: 'POST', body: form });
  const boundary = /boundary=(.*)$/.exec(request.headers.get('content-type') ?? '')?.[1] ?? '';
  return { body: Buffer.from(await request.arrayBuffer()), boundary };
}

function hostileRequests(originals: readonly Original[], seed: number): () => Buffer {
  const random = createRandom(seed);
  const all = originals.flatMap((original) => [original, ...ODD_BOUNDARIES.map(rewrite(original))]);
  return () => {
    const { body, boundary } = all[random(all.length)] as Original;
    // Rarely, since building it costs more than answering it.
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

/** As many parts as fit: a million with a short boundary. */
function tinyParts(boundary: string): Buffer {
  const part = `--${boundary}\r\n\r\n\r\n`;
  return Buffer.from(part.repeat(Math.min(5_000_000 / part.length, 1_000_000)));
}

/** The request with this body; kinds 0 to 3 frame it incorrectly or in chunks. */
function framed(body: Buffer, boundary: string, kind = -1): Buffer {
  const length = `Content-Length: ${body.length}`;
  const framing = [
    `${length}\r\nTransfer-Encoding: chunked`,
    `Content-Length: ${Math.max(body.length - 7, 0)}`,
    'Transfer-Encoding: chunked',
    `${length}\r\nContent-Length: ${body.length + 1}`,
  ][kind];
  const head = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n${framing ?? length}\r\n\r\n`;
  const chunked = kind === 2 ? [`${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'] : [body];
  return Buffer.concat([head, ...chunked].map((piece) => Buffer.from(piece)));
}
