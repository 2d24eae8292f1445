// The command `erase`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { APPLICATION, CONTACT, SUBSCRIBER, sendApplication, sendJson } from '../testing/forms.ts';
import { mailEnvironment, startPeer, subscribe } from '../testing/mail.ts';
import { idOf, operator } from '../testing/operator.ts';

const RESUME = pdf(100_000);

it('leaves no trace in database, write-ahead log or free pages', async () => {
  const desk = await startDesk();
  await sendApplication(desk.url, RESUME);
  await sendJson(desk.url, 'subscribe', SUBSCRIBER);
  for (let i = 0; i < 30; i++) {
    await sendJson(desk.url, 'contact', { ...CONTACT, message: `${'forget me '.repeat(500)}${i}` });
  }
  await sendJson(desk.url, 'contact', { user_email: 'other@client.example', message: 'stays' });
  const run = operator({ DATA_DIR: desk.dataDir });
  const dry = await run('erase', [], { email: CONTACT.user_email.toUpperCase() });
  expect(dry.text).toContain('Nothing was erased. To erase these 30, add --yes.');
  expect((await run('erase', [], { email: CONTACT.user_email, yes: true })).text).toBe(
    '30 erased.\n',
  );
  await run('erase', [await idOf(desk, 'career'), await idOf(desk, 'confirm')], { yes: true });
  expect((await storedIn(desk.dataDir)).map((each) => valuesOf(each).message)).toEqual(['stays']);

  const onDisk = readdirSync(desk.dataDir).map((name) => readFileSync(join(desk.dataDir, name)));
  const traces = [
    ...['forget me', CONTACT.user_email, CONTACT.user_name, SUBSCRIBER.user_email],
    ...[APPLICATION.user_name, APPLICATION.user_email, RESUME.subarray(50_000, 50_016)],
  ];
  for (const trace of traces) {
    expect([String(trace), onDisk.some((bytes) => bytes.includes(trace))]).toEqual([
      String(trace),
      false,
    ]);
  }
  expect(onDisk.some((bytes) => bytes.includes('stays'))).toBe(true);
  await expect(run('erase', ['nothing'])).rejects.toThrow('There is no submission nothing');
});

it('notifies the office of an erased subscriber, for its own lists', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  await subscribe(desk, peer);
  const run = operator({ DATA_DIR: desk.dataDir });
  const { text } = await run('erase', [], { email: SUBSCRIBER.user_email, yes: true });
  expect(text).toContain('The office is asked by mail to remove 1 of them from its own lists.');
  expect((await storedIn(desk.dataDir)).map(({ form }) => form)).toEqual(['unsubscribe']);
});
