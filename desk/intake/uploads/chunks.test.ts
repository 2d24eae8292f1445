// Large files that leave nothing to the garbage collector.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startDesk, storedIn } from '../../testing/desk.ts';
import { pdf } from '../../testing/documents.ts';
import { sendJson } from '../../testing/forms.ts';
import { createUpload, naming } from '../../testing/uploads.ts';

const MEGABYTE = 1024 ** 2;

it('takes a file of 100 MB with a few megabytes of buffers', async () => {
  const desk = await startDesk();
  const piece = pdf(MEGABYTE);
  const pieces = Array.from({ length: 100 }, () => piece);
  const size = 100 * piece.length;
  const created = await createUpload(desk.url, { name: 'a.pdf', bytes: size });
  const location = String(created.headers.location);
  const outgoing = request(new URL(location, desk.url), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': size,
    },
  });
  const answered = once(outgoing, 'response');
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }, 1);
  onTestFinished(() => clearInterval(watching));
  await pipeline(pieces, outgoing);
  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(204);
  expect(most).toBeLessThan(10 * MEGABYTE);
  await sendJson(
    desk.url,
    'contact',
    naming({ id: location.split('/').at(-1) ?? '', name: 'a.pdf' }),
  );
  const hash = createHash('sha256');
  for (const each of pieces) hash.update(each);
  const [message] = await storedIn(desk.dataDir);
  expect(message?.attachments[0]?.sha256).toBe(hash.digest('hex'));
});
