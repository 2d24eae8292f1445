import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startScriptedSmtp } from '#desk/testing/broken-smtp.ts';
import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { CONTACT, emailjsIds } from '#desk/testing/forms.ts';
import { startPostgres } from '#desk/testing/postgres-server.ts';
import { openConnection } from '#desk/testing/traffic/connection.ts';
import { SEND_PATH } from '#shared/wire.ts';
import { isBuildFresh } from '#tools/build/fresh.ts';
import { build } from '#tools/build/steps.ts';
import { PROGRAM } from '#tools/program-path.ts';
import { compared, type Figures, inTurn, table } from './figures.ts';

/**
 * `npm run bench:desk [-- --part pages …] [--runs 5] [--beside <folder>]`: pages that the desk sends and messages
 * that it stores per second, with ratios to the desk of another checkout, built there. Only ratios of one run count.
 */
const PARTS: Record<string, () => Promise<void>> = {
  pages: () => bench('Home page', 5_000, pageRequest, async () => ({ SITE: 'on' })),
  sqlite: () => bench('Messages in SQLite', 1_000, message, async () => ({})),
  async postgresql() {
    const server = await startPostgres();
    try {
      await bench('Messages in PostgreSQL', 1_000, message, async () => ({
        DATABASE_URL: await server.createDatabase(),
      }));
    } finally {
      await server.remove();
    }
  },
};
const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: Object.keys(PARTS) },
    runs: { type: 'string', default: '5' },
    beside: { type: 'string' },
  },
});
const unknown = values.part.find((name) => !(name in PARTS));
if (unknown) throw new Error(`No part "${unknown}"; expected one of ${Object.keys(PARTS)}`);

const checkouts = [PROGRAM, ...(values.beside ? [resolve(PROGRAM, values.beside)] : [])];
const SENDERS = 32;

if (values.part.includes('pages') && !isBuildFresh()) await build();
const mailServer = await startScriptedSmtp();
const rows: string[][] = [];
for (const name of values.part) await PARTS[name]?.();
mailServer.close();
console.info(`\n${table(['Desk', 'per second', 'slowest of 100, ms'], rows)}`);

/** Sends this many requests to each desk and awaits the answers, in turn. */
async function bench(
  title: string,
  count: number,
  request: () => Buffer,
  settings: () => Promise<Record<string, string>>,
): Promise<void> {
  const desks = [];
  for (const checkout of checkouts) {
    const mail = {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'website@miqdam.example',
      MAIL_TO: 'office@miqdam.example',
    };
    const sample = join(checkout, 'sample');
    // Before there were companies' folders, content and site were beside the program.
    const company = existsSync(sample) ? sample : checkout;
    const env = { ...mail, ...(await settings()) };
    desks.push(await startDeskProcess(env, [], { program: checkout, company }));
  }
  const figures = await inTurn(desks, Number(values.runs), (desk) =>
    load(desk.port, count, request),
  );
  rows.push(...compared(title, figures));
  for (const desk of desks) await desk.stop('SIGKILL');
}

/** Each sender sends again once it is answered. @throws if an answer is not 200 */
async function load(port: number, count: number, request: () => Buffer): Promise<Figures> {
  const times: number[] = [];
  let left = count;
  const start = performance.now();
  const sendInTurn = async () => {
    const connection = openConnection(port);
    while (left-- > 0) {
      const sent = performance.now();
      const status = await connection.exchange(request());
      if (status !== 200) throw new Error(`The desk answered ${status}`);
      times.push(performance.now() - sent);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: SENDERS }, sendInTurn));
  const seconds = (performance.now() - start) / 1000;
  const slow = times.toSorted((a, b) => a - b)[Math.ceil(0.99 * count) - 1] ?? Number.NaN;
  return { perSecond: count / seconds, slow };
}

/** A browser's request of the home page. */
function pageRequest(): Buffer {
  return Buffer.from(
    'GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n',
  );
}

/** A request of the contact form; every message is different, so that none is taken for a repetition. */
function message(): Buffer {
  const body = JSON.stringify({
    ...emailjsIds('contact'),
    template_params: { ...CONTACT, message: `${randomUUID()} ${'x'.repeat(400)}` },
  });
  const length = Buffer.byteLength(body);
  return Buffer.from(
    `POST ${SEND_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
}
