// What an operator does with what visitors sent, beside a running desk.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { openStoreBeside } from '../store/open-store.ts';
import {
  content,
  mailEnvironment,
  startDesk,
  storedIn,
  type TestDesk,
  temporaryDirectory,
  valuesOf,
} from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import {
  APPLICATION,
  addressing,
  CONTACT,
  SUBSCRIBER,
  sendJson,
  sendMultipart,
} from '../testing/forms.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { commands } from './commands.ts';

/** Polled often, given up late. */
const SOON = { timeout: 20_000, interval: 5 };
const DAY = 24 * 60 * 60_000;

/** Runs a command as the command line does, in this process. */
function operator(env: Record<string, string>, now = Date.now()) {
  const config = readConfig(env);
  return async (
    name: string,
    words: string[] = [],
    options: Record<string, string | true> = {},
  ) => {
    const command = commands[name];
    if (!command) throw new Error(`There is no command ${name}`);
    let printed = '';
    const { text, json } = await command.run({
      words,
      option: (option) => options[option] as string | undefined,
      flag: (option) => options[option] === true,
      config,
      content,
      now,
      progress: () => undefined,
      async write(text) {
        printed += text;
      },
      async withStore(access, use) {
        const store = await openStoreBeside(config, access);
        try {
          return await use(store);
        } finally {
          await store.close();
        }
      },
    });
    return { text: printed + text, json };
  };
}

const RESUME = pdf(100_000);

async function apply(desk: TestDesk, content = RESUME) {
  await sendMultipart(desk.url, [
    ...Object.entries({ ...addressing('career'), ...APPLICATION }),
    ['resume', new File([new Uint8Array(content)], 'سيرة.pdf')],
  ]);
}

async function idOf(desk: TestDesk, form: string) {
  return String((await storedIn(desk.dataDir)).find((each) => each.form === form)?.id);
}

it('releases what was held, and it is mailed', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const clock = createManualClock();
  const desk = await startDesk({ clock, env: mailEnvironment(peer.url) });
  await apply(desk, pdf(9, '<< /S /Launch >>'));
  const run = operator({ DATA_DIR: desk.dataDir }, clock.now());
  const id = await idOf(desk, 'career');
  expect((await run('show', [id])).text).toContain('held: the PDF has /Launch');
  expect((await run('list', [], { state: 'held' })).text).toContain(id);
  await expect(run('retry', [id])).rejects.toThrow(`Not parked, and left as they were:\n  ${id}`);
  expect((await run('release', [id])).json).toEqual({ queued: [id] });
  clock.advance(60_000);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.mails[0]?.attachments).toHaveLength(1);
});

it('retries what was parked, and it is mailed', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  peer.rejects = { verb: 'message', code: 550 };
  const clock = createManualClock();
  const desk = await startDesk({ clock, env: mailEnvironment(peer.url) });
  await sendJson(desk.url, 'contact', CONTACT);
  const run = operator({ DATA_DIR: desk.dataDir }, clock.now());
  await vi.waitFor(async () => {
    expect((await run('status')).json).toMatchObject({ parked: 1, waiting: 0 });
  }, SOON);
  peer.rejects = undefined;
  expect((await run('retry', [], { all: true })).text).toBe('1 will be sent.\n');
  clock.advance(60_000);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  await expect(run('retry')).rejects.toThrow('Give IDs, or --all');
});

it('lists so many at a time, and says how to see the rest', async () => {
  const desk = await startDesk();
  for (let i = 0; i < 5; i++) await sendJson(desk.url, 'contact', { message: `${i}` });
  const run = operator({ DATA_DIR: desk.dataDir });
  const ids = (await storedIn(desk.dataDir)).map(({ id }) => id);
  const idsOf = ({ json }: { json: unknown }) => (json as { id: string }[]).map(({ id }) => id);
  const first = await run('list', [], { limit: '2' });
  expect(idsOf(first)).toEqual(ids.slice(0, 2));
  expect(first.text).toMatch(new RegExp(`\\n3 older ones: add --before ${ids[1]}\\n$`));
  const rest = await run('list', [], { before: String(ids[1]) });
  expect(idsOf(rest)).toEqual(ids.slice(2));
  expect(rest.text).not.toContain('older');
  expect(idsOf(await run('list'))).toEqual(ids);
  await expect(run('list', [], { limit: 'all' })).rejects.toThrow('--limit is a number');
  await expect(run('list', [], { before: 'x' })).rejects.toThrow('There is no submission x');
});

it('exports CSV that a spreadsheet reads and does not run', async () => {
  const desk = await startDesk();
  const formula = '=HYPERLINK("https://evil.example","x")';
  await sendJson(desk.url, 'contact', { ...CONTACT, user_name: 'نورة', message: formula });
  const run = operator({ DATA_DIR: desk.dataDir });
  const { text } = await run('export', [], { format: 'csv' });
  expect(text.startsWith('\ufeffid,received,form,state,user_name,')).toBe(true);
  expect(text).toContain('نورة');
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
  await expect(run('export', [], { format: 'xls' })).rejects.toThrow('csv, json or eml');
});

it('exports everything as JSON and as mails, files byte-identical, for its owner only', async () => {
  const desk = await startDesk();
  await apply(desk);
  await sendJson(desk.url, 'contact', CONTACT);
  const run = operator({ DATA_DIR: desk.dataDir });
  const directory = temporaryDirectory();

  const file = join(directory, 'all.json');
  expect((await run('export', [], { format: 'json', out: file })).json).toMatchObject({
    written: 2,
  });
  const [, application] = JSON.parse(readFileSync(file, 'utf8'));
  expect(Buffer.from(application.attachments[0].base64, 'base64').equals(RESUME)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(run('export', [], { format: 'csv', out: file })).rejects.toThrow('is there already');

  const mails = join(directory, 'mails');
  await run('export', [], { format: 'eml', out: mails, form: 'career' });
  expect(readdirSync(mails)).toEqual([`${await idOf(desk, 'career')}.eml`]);
  const mail = await simpleParser(readFileSync(join(mails, String(readdirSync(mails)[0]))));
  expect(mail.attachments[0]?.content.equals(RESUME)).toBe(true);
  expect(mail.text).toContain(APPLICATION.user_name);
});

it('erases so that neither database nor log nor free pages remember', async () => {
  const desk = await startDesk();
  await apply(desk);
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
  await run('erase', [await idOf(desk, 'career'), await idOf(desk, 'subscribe')], { yes: true });
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

it('purges by the promise in content, with a dry run, and the desk does so daily', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const clock = createManualClock();
  const desk = await startDesk({ clock, env: mailEnvironment(peer.url) });
  await sendJson(desk.url, 'contact', CONTACT);
  await sendJson(desk.url, 'subscribe', SUBSCRIBER);
  await sendJson(desk.url, 'contact', { message: 'spam', company_website: 'x' });
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  peer.rejects = { verb: 'message', code: 550 };
  await sendJson(desk.url, 'contact', { message: 'parked' });
  const messages = async () =>
    (await storedIn(desk.dataDir))
      .map((each) => valuesOf(each).message ?? 'subscriber')
      .toReversed();
  await vi.waitFor(async () => {
    const states = (await storedIn(desk.dataDir)).map(({ delivery }) => delivery.state);
    expect(states.toSorted()).toEqual(['delivered', 'delivered', 'held', 'parked']);
  }, SOON);
  const after = (days: number) => operator({ DATA_DIR: desk.dataDir }, clock.now() + days * DAY);

  expect((await after(29)('purge', [], { 'dry-run': true })).json).toMatchObject({
    wouldErase: [],
  });
  expect((await after(30)('purge', [], { 'dry-run': true })).text).toContain('dry run');
  expect(await messages()).toHaveLength(4);
  clock.advance(30 * DAY);
  await vi.waitFor(async () => {
    expect(await messages()).toEqual([CONTACT.message, 'subscriber', 'parked']);
  }, SOON);
  expect((await after(365)('purge')).text).toBe('1 erased.\n');
  expect(await messages()).toEqual(['subscriber', 'parked']);
  expect((await after(0)('purge', [], { 'older-than': '4w' })).text).toBe('1 erased.\n');
  expect(await messages()).toEqual(['parked']);
  await expect(after(0)('purge', [], { 'older-than': 'soon' })).rejects.toThrow('--older-than');
});

it('backs up while the desk writes; the copy is a whole database', async () => {
  const desk = await startDesk();
  await apply(desk);
  const run = operator({ DATA_DIR: desk.dataDir });
  const directory = temporaryDirectory();
  const copy = join(directory, 'desk.db');
  const [{ json }] = await Promise.all([
    run('backup', [copy]),
    ...Array.from({ length: 20 }, (_, i) => sendJson(desk.url, 'contact', { message: `${i}` })),
  ]);
  expect(json).toMatchObject({ path: copy, submissions: expect.any(Number) });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  await expect(run('backup', [copy])).rejects.toThrow('is there already');
  await desk.close();
  const restored = await startDesk({ dataDir: directory });
  const career = (await storedIn(restored.dataDir)).find(({ form }) => form === 'career');
  expect(valuesOf(career)).toEqual(APPLICATION);
  expect(existsSync(copy)).toBe(true);
});
