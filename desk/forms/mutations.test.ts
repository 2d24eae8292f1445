// Multipart bodies wounded at random: each is answered 2xx or 4xx, and the desk lives on.
import { expect, it, vi } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { startDesk } from '../testing/desk.ts';
import { DOCX_PARTS, pdf, zip } from '../testing/documents.ts';
import { APPLICATION, addressing, sendMultipart } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { createRandom, mutate } from '../torture/mutate.ts';

vi.setConfig({ testTimeout: 600_000 });

/** `FUZZ=20000 vitest run mutations` for the long run; another seed with `SEED`. */
const COUNT = Number(process.env.FUZZ ?? 400);
const SEED = Number(process.env.SEED ?? 1);
const DEADLINE_MS = 10_000;
const AT_ONCE = 8;

async function bodyOf(file: Buffer, name: string): Promise<{ body: Buffer; boundary: string }> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...addressing('career'), ...APPLICATION })) {
    form.append(field, value);
  }
  form.append('resume', new File([new Uint8Array(file)], name));
  const response = new Response(form);
  const boundary = /boundary=(.*)$/.exec(response.headers.get('content-type') ?? '')?.[1] ?? '';
  return { body: Buffer.from(await response.arrayBuffer()), boundary };
}

it('§7 no mutated body crashes, hangs or is answered with 5xx', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT: '1000000', RATE_LIMIT_TOTAL: '1000000' } });
  const random = createRandom(SEED);
  const originals = [
    await bodyOf(pdf(300, '4 0 obj << /S /URI >> endobj'), 'cv.pdf'),
    await bodyOf(zip([...DOCX_PARTS]), 'سيرة.docx'),
  ];
  const statuses = new Map<number, number>();
  let left = COUNT;
  const worker = async () => {
    while (left-- > 0) {
      const { body, boundary } = originals[random(originals.length)] as (typeof originals)[number];
      const answer = send(desk.url, SEND_FORM_PATH, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: mutate(body, boundary, random),
      });
      const timeout = AbortSignal.timeout(DEADLINE_MS);
      const late = new Promise<never>((_, reject) => {
        timeout.onabort = () => reject(new Error('no answer in time'));
      });
      const { status } = await Promise.race([answer, late]);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect([...statuses.keys()].filter((status) => status < 200 || status >= 500)).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(COUNT);
  // All kinds of answers were seen, so the wounds were neither all deadly nor all harmless.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 422]));
  const healthy = [...Object.entries({ ...addressing('contact'), message: 'alive' })] as [
    string,
    string,
  ][];
  expect((await sendMultipart(desk.url, healthy)).text).toBe('OK');
  if (process.env.FUZZ) console.info(Object.fromEntries(statuses), process.memoryUsage());
});
