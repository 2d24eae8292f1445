// The desk's daily erasing (spec §8), and a clock that is wrong.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { DAY_MS } from '../clock.ts';
import { passDays, SOON, storedIn, tasksSleep, temporaryDirectory } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { startMailing } from '../testing/mail.ts';
import { createManualClock, type ManualClock } from '../testing/manual-clock.ts';
import { operator } from '../testing/operator.ts';
import { DATABASE_FILE } from './sqlite/open.ts';

const START = Date.UTC(2026, 0, 1);

const STOPPED = /"level":50,.*"now":"([^"]*)","lastTime":"([^"]*)","msg":"nothing is erased/;

/** Starts a desk with this clock and a mail server, and waits for its first run of the retention. */
async function startAt(clock: ManualClock, dataDir = temporaryDirectory()) {
  const { peer, desk } = await startMailing({ clock, dataDir });
  const settled = () => tasksSleep(clock);
  await settled();
  return {
    ...desk,
    async post(message: string) {
      const before = peer.mails.length;
      expect((await sendJson(desk.url, 'contact', { ...CONTACT, message })).text).toBe('OK');
      await vi.waitFor(() => expect(peer.mails).toHaveLength(before + 1), SOON);
      await settled();
    },
    pass: (days: number) => passDays(clock, days),
    jump: (days: number) => clock.jump(days * DAY_MS),
    left: async () => (await storedIn(desk.dataDir)).length,
    operator: (name: string, options: Record<string, string | true> = {}) =>
      operator({ DATA_DIR: desk.dataDir }, clock.now())(name, [], options),
  };
}

const clockAt = (days: number) => createManualClock(START + days * DAY_MS);

it('erases nothing at a start with a clock far ahead, until an operator confirms', async () => {
  const first = await startAt(clockAt(0));
  await first.post('of the first day');
  await first.close();
  const desk = await startAt(clockAt(400), first.dataDir);
  expect(STOPPED.exec(desk.log())?.slice(1)).toEqual([
    '2027-02-05T00:00:00.000Z',
    '2026-01-01T00:00:00.000Z',
  ]);
  await desk.pass(1);
  expect(await desk.left()).toBe(1);
  // An age is no confirmation.
  await desk.operator('purge', { 'older-than': '90w', yes: true });
  const listed = await desk.operator('purge');
  expect(listed.text).toContain('To erase these 1, add --yes');
  expect(listed.note).toBe(
    'The desk erases nothing: its clock (2027-02-06 00:00 UTC) is far ahead of the last time it knew (2026-01-01 00:00 UTC).\n' +
      'If the clock is wrong, set it right. If it is right, add --yes.\n',
  );
  const confirmed = await desk.operator('purge', { yes: true });
  expect([confirmed.text, confirmed.note]).toEqual(['1 erased.\n', undefined]);
  await desk.post('of day 401');
  await desk.pass(365);
  expect(await desk.left()).toBe(0);
});

it('erases nothing after a jump of the clock, and goes on when it is set right', async () => {
  const desk = await startAt(clockAt(0));
  await desk.post('of the first day');
  await desk.pass(200);
  desk.jump(400);
  await desk.pass(1);
  expect(desk.log()).toMatch(STOPPED);
  expect(await desk.left()).toBe(1);
  desk.jump(-400);
  await desk.pass(163);
  expect(await desk.left()).toBe(1);
  await desk.pass(1);
  expect(await desk.left()).toBe(0);
  // From then on the last known time is that to which the clock is set back.
  desk.jump(-400);
  await desk.pass(1);
  await desk.post('with a clock that is behind');
  desk.jump(400);
  await desk.pass(1);
  expect(await desk.left()).toBe(1);
});

it('warns when a run erases a large share of the messages', async () => {
  const desk = await startAt(clockAt(0));
  await desk.post('the oldest');
  await desk.pass(1);
  for (let i = 0; i < 9; i++) await desk.post(`the next day ${i}`);
  await desk.pass(364);
  await desk.pass(1);
  const runs = [...desk.log().matchAll(/"level":(\d+),[^\n]*"erased":(\d+),"all":(\d+)/g)];
  expect(runs.map(([, ...each]) => each)).toEqual([
    ['30', '1', '10'],
    ['40', '9', '9'],
  ]);
});

it('keeps an expired message that cannot be read, and names it each day', async () => {
  const desk = await startAt(clockAt(0));
  await desk.post('is damaged');
  await desk.post('is not');
  const [, damaged] = await storedIn(desk.dataDir);
  const database = new DatabaseSync(join(desk.dataDir, DATABASE_FILE));
  database.prepare(`UPDATE submission SET fields = '{}' WHERE id = ?`).run(String(damaged?.id));
  database.close();
  await desk.pass(366);
  expect((await storedIn(desk.dataDir)).map(({ id }) => id)).toEqual([damaged?.id]);
  await desk.pass(1);
  const named = new RegExp(
    `"level":50,[^\\n]*"submissions":\\["${damaged?.id}"\\],"msg":"damaged`,
    'g',
  );
  expect(desk.log().match(named)).toHaveLength(2);
});
