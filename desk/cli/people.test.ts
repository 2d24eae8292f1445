// The commands `invite` and `people`.
import { expect, it } from 'vitest';
import { startDesk } from '../testing/desk.ts';
import { startInbox } from '../testing/inbox.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { failureOf, operator } from '../testing/operator.ts';

const NOW = Date.UTC(2026, 0, 5, 9, 30);

it('invites people, lists and removes them', async () => {
  const inbox = await startInbox({ clock: createManualClock(NOW) });
  expect((await inbox.command('people')).text).toBe('Nobody: see "invite --help".\n');
  const { text, note, json } = await inbox.command('invite', [' Noor@People.example '], {
    role: ['hr', 'desk:5', 'hr'],
  });
  expect(text).toMatch(/^https:\/\/www\.company\.example\/inbox\/invitation#[\w-]{43}\n$/);
  expect(note).toBe('For noor@people.example alone, once, until 2026-01-06 09:30 UTC:\n');
  expect(json).toEqual({ link: text.trim(), email: 'noor@people.example' });
  const noor = inbox.browser();
  await noor.register(text.trim().replace(/.*#/, ''));
  await inbox.invite('ahmad', 'administrator');
  expect((await inbox.command('people')).text.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^ADDRESS +ROLES +KEYS +ADDED +INVITED UNTIL$/),
    expect.stringMatching(
      /^ahmad@people\.example +administrator +0 +2026-01-05 09:30 UTC +2026-01-06 09:30 UTC$/,
    ),
    expect.stringMatching(/^noor@people\.example +hr desk:5 +1 +2026-01-05 09:30 UTC$/),
  ]);

  // Without a role they stay.
  await inbox.invite('noor');
  expect((await noor.call('GET', 'me')).json.person.roles).toEqual(['hr', 'desk:5']);
  await inbox.invite('noor', 'office');
  expect((await noor.call('GET', 'me')).json.person.roles).toEqual(['office']);
  const removed = await inbox.command('people', [], { remove: 'NOOR@people.example' });
  expect(removed.json).toEqual({ removed: 'noor@people.example' });
  expect((await noor.call('GET', 'me')).status).toBe(401);
  // Also the last administrator.
  await inbox.command('people', [], { remove: 'ahmad@people.example' });
  expect((await inbox.command('people')).json).toEqual([]);

  const entries = (await inbox.command('audit')).json as { action: string; subject: string }[];
  const lines = entries.map(({ action, subject }) => `${action} ${subject}`).toReversed();
  expect(lines.map((line) => line.replace('@people.example', ''))).toEqual([
    'invite noor hr desk:5',
    'register noor',
    'invite ahmad administrator',
    'invite noor',
    'invite noor office',
    'remove noor',
    'remove ahmad',
  ]);
});

it('explains mistakes', async () => {
  const inbox = await startInbox();
  const failure = (address: string, ...role: string[]) =>
    failureOf(inbox.command('invite', [address], { role }));
  expect(await failure('noor@people.example')).toBe(
    'usage: noor@people.example is new: give --role',
  );
  expect(await failure('noor', 'hr')).toBe('usage: "noor" is no e-mail address');
  for (const role of ['boss', 'desk:9']) {
    expect(await failure('noor@people.example', 'hr', role)).toBe(
      `usage: There is no role "${role}". The roles are administrator, office, hr, publisher, desk:5 (Procurement), desk:4 (Supplier registration)`,
    );
  }
  const remove = inbox.command('people', [], { remove: 'noor@people.example' });
  expect(await failureOf(remove)).toBe('There is no noor@people.example in the inbox');
  expect((await inbox.command('people')).json).toEqual([]);
  const { dataDir } = await startDesk();
  const off = operator({ DATA_DIR: dataDir })('invite', ['a@b.example'], { role: 'hr' });
  expect(await failureOf(off)).toBe('usage: There is no inbox: set INBOX=on');
});
