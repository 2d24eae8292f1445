import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { UPLOADS_PATH } from '#shared/uploads.ts';
import { newSecret } from '../store/secrets.ts';
import { startDeskProcess } from '../testing/desk-process.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { chaosBucket } from './bucket.ts';

/**
 * `npm run fuzz:uploads [-- --requests 50000 --store bucket]`: sends malformed and hostile requests of the upload protocol, mixed with
 * valid ones, and counts the answers by status. Exits with 1 after an answer 5xx other than 507, or none at all.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    store: { type: 'string', default: 'sqlite' },
  },
});

const AT_ONCE = 20;

const agent = new Agent({ maxSockets: AT_ONCE });

const base64 = (text: string) => Buffer.from(text).toString('base64');

const any = <T>(...values: T[]): T => values[Math.floor(Math.random() * values.length)] as T;

const locations = [`${UPLOADS_PATH}/${newSecret()}`];

const metadata = () =>
  any(
    `name ${base64('a.pdf')},enquiry ${base64(newSecret())}`,
    `name ${base64(`${'x'.repeat(any(255, 256, 9_000))}.pdf`)},enquiry ${base64(newSecret())}`,
    `name ${base64('../../etc/passwd\0.pdf')},enquiry ${base64(newSecret())}`,
    `name ${base64('a\r\nSet-Cookie: x.pdf')},enquiry ${base64('short')}`,
    `name !!!,enquiry ${base64(newSecret())}`,
    'name,name,enquiry',
    '__proto__ eA==,constructor eA==',
    '',
    ',',
  );

const number = () =>
  any(
    '0',
    '1',
    '9',
    '-1',
    '1.5',
    '1e3',
    'NaN',
    'Infinity',
    '9007199254740993',
    '99999999999999999999',
    '',
    'abc',
    ' 7',
  );

const path = () =>
  any(
    UPLOADS_PATH,
    `${UPLOADS_PATH}/`,
    any(...locations),
    `${UPLOADS_PATH}/${newSecret()}`,
    `${UPLOADS_PATH}/..%2f..%2fdesk.db`,
    `${UPLOADS_PATH}/%00`,
    `${UPLOADS_PATH}/%e0%a4%a`,
    `${UPLOADS_PATH}/${'a'.repeat(5_000)}`,
    `${UPLOADS_PATH}/a/b`,
    `${UPLOADS_PATH}?x=${'y'.repeat(99)}`,
  );

function headers(): Record<string, string> {
  const some: [string, () => string][] = [
    ['tus-resumable', () => any('1.0.0', '1.0.0', '1.0.0', '0.2.2', '')],
    ['upload-length', number],
    ['upload-offset', number],
    ['upload-metadata', metadata],
    ['upload-defer-length', () => any('1', '0', 'x')],
    ['upload-concat', () => any('partial', 'final;/api/uploads/a /api/uploads/b')],
    ['upload-checksum', () => 'sha1 AAAA'],
    [
      'content-type',
      () => any('application/offset+octet-stream', 'text/html', 'multipart/form-data', ''),
    ],
    ['x-http-method-override', () => any('PATCH', 'DELETE', 'GET')],
    ['x-forwarded-host', () => 'evil.example'],
    ['origin', () => any('null', 'https://evil.example', 'x')],
  ];
  const likely = new Set(['tus-resumable', 'upload-length', 'upload-metadata', 'content-type']);
  const chosen = some.filter(([name]) => Math.random() < (likely.has(name) ? 0.8 : 0.25));
  return Object.fromEntries(chosen.map(([name, value]) => [name, value()]));
}

function send(url: string): Promise<number> {
  const body = any(Buffer.alloc(0), Buffer.from('x'), randomBytes(70), randomBytes(70_000));
  return new Promise((resolve) => {
    const outgoing = request(new URL(url).origin, {
      path: path(),
      method: any('POST', 'POST', 'PATCH', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS', 'GET', 'PUT'),
      headers: { ...headers(), 'content-length': body.length },
      agent,
    });
    outgoing.on('error', () => resolve(0));
    outgoing.on('response', (incoming) => {
      const { location } = incoming.headers;
      if (location) locations[Math.floor(Math.random() * 50)] = location;
      incoming.resume();
      incoming.on('end', () => resolve(incoming.statusCode ?? 0));
      incoming.on('error', () => resolve(0));
    });
    if (Math.random() < 0.02) outgoing.write(body, () => outgoing.destroy());
    else outgoing.end(body);
  });
}

const server = values.store === 'bucket' ? await startPostgres() : undefined;
const desk = await startDeskProcess({
  UPLOADS_RESERVE_GB: '1',
  ...(server && { DATABASE_URL: await server.createDatabase(), ...(await chaosBucket()) }),
});
const counts = new Map<number, number>();
let left = Number(values.requests);
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) {
      const status = await send(desk.url);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }),
);
const isAlive = (await fetch(`${desk.url}/readyz`)).status === 200;
await desk.stop();
await server?.remove();
for (const [status, count] of [...counts].toSorted(([a], [b]) => a - b)) {
  console.info(`${status || 'cut off'}: ${count}`);
}
const failed = [...counts].some(([status]) => status >= 500 && status !== 507);
console.info(isAlive && !failed ? 'No request failed the desk.' : 'THE DESK FAILED.');
process.exit(isAlive && !failed ? 0 : 1);
