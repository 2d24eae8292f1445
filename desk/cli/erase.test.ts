// The commands `erase` and `purge`, and the desk's own daily purge.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { AuditEntry } from '../store/submission-store.ts';
import { passDays, SOON, startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { APPLICATION, CONTACT, SUBSCRIBER, sendApplication, sendJson } from '../testing/forms.ts';
import { startMailing, subscribe } from '../testing/mail.ts';
import { idOf, operator } from '../testing/operator.ts';

const RESUME = pdf(100_000);

const DAY = 24 * 60 * 60_000;

it('leaves no trace in database, write-ahead log or free pages', async () => {
  const desk = await startDesk();
  await sendApplication(desk.url, RESUME);
  await sendJson(desk.url, 'subscribe', SUBSCRIBER);
  for (let i = 0; i < 10; i++) {
    await sendJson(desk.url, 'contact', { ...CONTACT, message: `${'forget me '.repeat(500)}${i}` });
  }
  await sendJson(desk.url, 'contact', { user_email: 'other@client.example', message: 'stays' });
  const run = operator({ DATA_DIR: desk.dataDir });
  // A variable of a script that is not set.
  await expect(run('erase', [], { email: ' ' })).rejects.toThrow('Give IDs, or --email ADDRESS');
  const dry = await run('erase', [], { email: CONTACT.user_email.toUpperCase() });
  expect(dry.text).toContain('Nothing was erased. To erase these 10, add --yes.');
  expect((await run('erase', [], { email: CONTACT.user_email, yes: true })).text).toBe(
    '10 erased.\n',
  );
  await run('erase', [await idOf(desk, 'career'), await idOf(desk, 'confirm')], { yes: true });
  expect((await storedIn(desk.dataDir)).map((each) => valuesOf(each).message)).toEqual(['stays']);

  const onDisk = readdirSync(desk.dataDir).map((name) => readFileSync(join(desk.dataDir, name)));
  const traces = [
    ...['forget me', CONTACT.user_email, CONTACT.user_name, SUBSCRIBER.user_email],
    ...[APPLICATION.user_name, APPLICATION.user_email, RESUME.subarray(50_000, 50_016)],
  ];
  const found = traces.filter((trace) => onDisk.some((bytes) => bytes.includes(trace)));
  expect(found).toEqual([]);
  expect(onDisk.some((bytes) => bytes.includes('stays'))).toBe(true);
  await expect(run('erase', ['nothing'])).rejects.toThrow('There is no submission nothing');
});

it('purges by the retention in content, after a dry run; the desk does so daily', async () => {
  const { peer, clock, desk } = await startMailing();
  await sendJson(desk.url, 'contact', CONTACT);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  await subscribe(desk, peer);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  peer.rejects = { verb: 'message', code: 550 };
  await sendJson(desk.url, 'contact', { message: 'parked' });
  const messages = async () =>
    (await storedIn(desk.dataDir))
      .map((each) => valuesOf(each).message ?? 'subscriber')
      .toReversed();
  await vi.waitFor(async () => {
    const states = (await storedIn(desk.dataDir)).map(({ delivery }) => delivery.state);
    expect(states.toSorted()).toEqual(['delivered', 'delivered', 'parked']);
  }, SOON);
  const after = (days: number) => operator({ DATA_DIR: desk.dataDir }, clock.now() + days * DAY);

  expect(await after(364)('purge')).toMatchObject({
    text: 'There is nothing to erase.\n',
    json: { erased: [], wouldErase: [] },
  });
  expect((await after(365)('purge')).text).toContain('To erase these 1, add --yes');
  expect(await messages()).toHaveLength(3);
  await passDays(clock, 365);
  await vi.waitFor(async () => {
    expect(await messages()).toEqual(['subscriber', 'parked']);
  }, SOON);
  expect(await messages()).toEqual(['subscriber', 'parked']);
  // The first of these entries has been kept for its year.
  const audited = async () => (await after(0)('audit')).json as AuditEntry[];
  await vi.waitFor(async () => expect((await audited())[0]?.actor).toBe('desk'), SOON);
  expect(await audited()).toMatchObject([
    { at: clock.now(), actor: 'desk', subject: '1 submissions, retention ended' },
    { at: clock.now(), action: 'read' },
    { at: clock.now() - DAY, action: 'read' },
  ]);
  const older = { 'older-than': '4w', yes: true } as const;
  expect((await after(28)('purge', [], older)).text).toBe('0 erased.\n');
  expect((await after(28)('purge', [], { ...older, subscribers: true })).text).toBe(
    '1 erased.\nA mail asks the office to remove 1 of them from its own lists.\n',
  );
  expect((await storedIn(desk.dataDir)).map(({ form }) => form)).toEqual([
    'unsubscribe',
    'contact',
  ]);
  await expect(after(0)('purge', [], { 'older-than': 'soon' })).rejects.toThrow('--older-than');
});
