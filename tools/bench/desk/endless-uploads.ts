import { connect } from 'node:net';
import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { loadFully } from './load.ts';
import { residentBytes } from './process-figures.ts';
import { message, uploadHead } from './requests.ts';
import { measured, together, type Verdict } from './verdict.ts';

const MEGABYTE = 1024 * 1024;
const BAR = 20 * MEGABYTE;

/** How long to wait for the desk to close an endless upload. */
const PATIENCE_MS = 10_000;

const LOOK_EVERY_MS = 20;

const PIECE = Buffer.alloc(64 * 1024, 'x');
const CHUNK = Buffer.concat([
  Buffer.from(`${PIECE.length.toString(16)}\r\n`),
  PIECE,
  Buffer.from('\r\n'),
]);

/** Measures uploads far above the limit: the desk must refuse them there, with little memory. */
export async function measureEndlessUploads(): Promise<Verdict> {
  const hundred = 100 * MEGABYTE;
  const chunked = uploadHead('Transfer-Encoding: chunked');
  return together([
    await upload('100 MB, as announced', uploadHead(`Content-Length: ${hundred}`), PIECE, hundred),
    await upload('100 MB in chunks', chunked, CHUNK, hundred),
    await upload('endless chunks', chunked, CHUNK, Number.POSITIVE_INFINITY),
  ]);
}

async function upload(name: string, head: string, piece: Buffer, bytes: number): Promise<Verdict> {
  const { port, pid, stop } = await startDeskProcess();
  // Warm up: a desk that has just started allocates memory with its first requests.
  await loadFully({ port, request: message }, 4, 500);
  const before = residentBytes(pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid));
  }, LOOK_EVERY_MS);
  const { answer, taken } = await sendWithoutEnd(port, head, piece, bytes);
  clearInterval(watch);
  peak = Math.max(peak, residentBytes(pid));
  await stop('SIGKILL');
  const growth = peak - before;
  const figure = `${answer}, ${(taken / MEGABYTE).toFixed(0)} MB taken, memory +${(growth / MEGABYTE).toFixed(1)} MB`;
  const kept = answer.startsWith('413') && growth < BAR;
  return measured(name, figure, kept, '413, < 20 MB');
}

/** Sends until the desk closes the connection, or everything is sent. */
function sendWithoutEnd(
  port: number,
  head: string,
  piece: Buffer,
  bytes: number,
): Promise<{ answer: string; taken: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = 'no answer';
    let written = 0;
    const done = () => {
      clearTimeout(late);
      resolve({ answer, taken: socket.bytesWritten });
      socket.destroy();
    };
    const late = setTimeout(done, PATIENCE_MS);
    const pump = () => {
      while (!socket.destroyed && written < bytes) {
        written += piece.length;
        if (!socket.write(piece)) {
          socket.once('drain', pump);
          return;
        }
      }
      if (piece === CHUNK) socket.write('0\r\n\r\n');
    };
    socket.on('data', (data) => {
      if (answer === 'no answer') answer = String(data).slice(9, 12);
    });
    socket.on('error', () => undefined);
    socket.on('close', done);
    socket.write(head);
    pump();
  });
}
