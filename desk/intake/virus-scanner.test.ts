// Scanning files with ClamAV: clamd's INSTREAM command (clamd(8)).
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startClamd } from '../testing/clamd.ts';
import { metric, SOON, startDesk, storedIn, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { sendApplication } from '../testing/forms.ts';
import { applicationMail, startMailing } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const INFECTED = pdf(9, '% EICAR');

it('§5 refuses an infected file beside its field, and accepts a clean one, by a Unix socket', async () => {
  const path = join(temporaryDirectory(), 'clamd.ctl');
  const clamd = await startClamd(path);
  const desk = await startDesk({ env: { CLAMD: path, METRICS_PORT: '0' } });
  const refused = await sendApplication(desk.url, INFECTED);
  expect([refused.status, refused.text]).toEqual([
    422,
    'resume: Résumé contains a virus: please send a clean file',
  ]);
  expect(desk.log()).toContain('Eicar-Signature');
  expect(await metric(desk, 'desk_refusals_total{reason="infected_file"}')).toBe(1);
  expect(await storedIn(desk.dataDir)).toEqual([]);

  const clean = pdf(70_000);
  expect((await sendApplication(desk.url, clean)).text).toBe('OK');
  expect(clamd.files.map((file) => Buffer.compare(file, clean))).toEqual([expect.anything(), 0]);
  const [, stored] = await storedIn(desk.dataDir);
  expect(stored?.attachments).toMatchObject([{ unscanned: false }]);
});

it('§5 accepts a file while the scanner is down, and its mail says so', async () => {
  const path = join(temporaryDirectory(), 'clamd.ctl');
  const { peer, desk } = await startMailing({ env: { CLAMD: path } });
  expect((await sendApplication(desk.url, pdf(9))).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  expect(applicationMail(peer)?.text).toContain('Not scanned for viruses');
  expect(desk.log()).toContain('files are accepted unscanned');
});

it('§5 accepts a file while the scanner is silent, before the connection times out', async () => {
  const clock = createManualClock();
  const clamd = await startClamd();
  const desk = await startDesk({ env: { CLAMD: `127.0.0.1:${clamd.port}` }, clock });
  const answer = sendApplication(desk.url, INFECTED);
  await vi.waitFor(() => expect(clamd.files).toHaveLength(1), SOON);
  clock.advance(25_000);
  expect((await answer).text).toBe('OK');
  const [, stored] = await storedIn(desk.dataDir);
  expect(stored?.attachments).toMatchObject([{ unscanned: true }]);
});

it('§5 without a scanner the mail does not mention scanning', async () => {
  const { peer, desk } = await startMailing();
  await sendApplication(desk.url, INFECTED);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  expect(applicationMail(peer)?.text).not.toContain('scanned');
});
