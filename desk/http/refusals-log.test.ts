// Whatever is wrong with a request, its refusal logs nothing of it.
import { expect, it } from 'vitest';
import { SEND_FORM_PATH, SEND_PATH } from '#shared/wire.ts';
import { readMetrics, startDesk } from '../testing/desk.ts';
import { emailjsIds } from '../testing/forms.ts';
import { smallSite } from '../testing/sites.ts';
import { rawExchange } from '../testing/traffic/connection.ts';

const MARK = 'Zq7markedKx';

/** The mark as it is, and as the bytes of a packet are printed. */
const MARKED = new RegExp(`${MARK}|${[...Buffer.from(MARK)].join(',')}`, 'i');

const head = (line: string) => `${line} HTTP/1.1\nHost: x\nUser-Agent: ${MARK}\n`;

const POST = head(`POST ${SEND_PATH}?${MARK}`);

const post = (type: string, body: string, path = SEND_PATH, more = '') =>
  `${head(`POST ${path}`)}${more}Content-Type: ${type}\nContent-Length: ${body.length}\n\n${body}`;

const contact = (change: object) => JSON.stringify({ ...emailjsIds('contact'), ...change });

const REFUSED: [status: number, request: string][] = [
  [404, `${head(`GET /${MARK}?${MARK}`)}\n`],
  [404, `${head(`GET //${MARK}.example/${MARK}`)}\n`],
  [405, `${head(`PUT ${SEND_PATH}?${MARK}`)}\n`],
  [400, `${MARK} / HTTP/1.1\n\n`],
  [400, `${head('GET /')}X-${MARK} ${MARK}\n\n`],
  [400, `${POST}Content-Length: ${MARK}\n\n`],
  [400, `${POST}Transfer-Encoding: chunked\n\n${MARK}\n`],
  [417, `${POST}Expect: ${MARK}\nContent-Length: 1\n\n`],
  [431, `${head('GET /')}X-Y: ${MARK.repeat(9_000)}\n\n`],
  // A client that goes away within its body.
  [400, `${POST}Content-Type: application/json\nContent-Length: 99\n\n${MARK}`],
  [400, post('application/json', `{"user_id": ${MARK}}`)],
  [400, post('application/json', contact({ template_id: MARK }))],
  [422, post('application/json', contact({ template_params: { user_email: MARK } }))],
  [415, post(`text/${MARK}`, MARK)],
  [400, post(`multipart/form-data; boundary=${MARK}`, MARK, SEND_FORM_PATH)],
  [403, post('application/json', contact({}), SEND_PATH, `Origin: https://${MARK}.example\n`)],
  [400, post('application/json', '{}', SEND_PATH, `Idempotency-Key: ${MARK.repeat(30)}\n`)],
];

it('a refusal does not log what it refuses, whether a person or a program sent it', async () => {
  const desk = await startDesk({ site: smallSite, env: { METRICS_PORT: '0' } });
  for (const [status, request] of REFUSED) {
    for (const mode of ['cors', 'navigate']) {
      const sent = request.replace('Host: x\n', `Host: x\nSec-Fetch-Mode: ${mode}\n`);
      const [top = '', body = ''] = sent.split(/(?<=\n\n)/);
      const bytes = Buffer.from(top.replaceAll('\n', '\r\n') + body);
      expect([await rawExchange(desk.port, bytes, 20_000), sent]).toEqual([status, sent]);
    }
  }
  expect(desk.log()).toContain('"msg":"answered"');
  const printed = desk.log() + (await readMetrics(desk));
  expect(printed.split('\n').filter((line) => MARKED.test(line))).toEqual([]);
});
