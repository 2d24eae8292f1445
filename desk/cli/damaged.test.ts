// The commands, when a row of the store cannot be read.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { DATABASE_FILE } from '../store/sqlite/open.ts';
import { metric, SOON, storedIn, temporaryDirectory } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { allDelivered, startMailing } from '../testing/mail.ts';
import { idOf, operator, runProgram } from '../testing/operator.ts';

const RAW = `[{broken, ${CONTACT.user_email}`;

/** Runs SQL on the desk's database, also what its own checks would reject. */
function damage(dataDir: string, sql: string, ...values: string[]): void {
  using database = new DatabaseSync(join(dataDir, DATABASE_FILE));
  database.exec('PRAGMA ignore_check_constraints = ON');
  database.prepare(sql).run(...values);
}

/** A desk with three messages, of which the second cannot be read. */
async function damagedDesk() {
  const { desk } = await startMailing();
  await sendJson(desk.url, 'contact', { ...CONTACT, message: 'the first' });
  await sendJson(desk.url, 'contact', { ...CONTACT, message: 'the second' });
  const id = await idOf(desk, 'contact');
  await sendJson(desk.url, 'contact', { ...CONTACT, message: 'the third' });
  await allDelivered(desk);
  damage(desk.dataDir, 'UPDATE submission SET fields = ? WHERE id = ?', RAW, id);
  return { desk, id, run: operator({ DATA_DIR: desk.dataDir }) };
}

it('lists and shows a damaged row, and every other one', async () => {
  const { id, run } = await damagedDesk();
  const { text } = await run('list');
  expect(text.match(/^.* delivered .*$/gm)).toHaveLength(3);
  expect(text).toMatch(new RegExp(`^${id} .* contact +delivered +en +cannot be read$`, 'm'));
  const shown = await run('show', [id]);
  expect(shown.text).toContain(`fields, which cannot be read:\n${RAW}\n`);
  expect(shown.json).toMatchObject({ id, fields: [], damaged: { fields: RAW } });
});

it('exports every other row, names the damaged one, and succeeds', async () => {
  const { desk, id, run } = await damagedDesk();
  const note = expect.stringMatching(new RegExp(`These cannot be read: .*\n  ${id}\n$`));
  const out = join(temporaryDirectory(), 'all.csv');
  const args = ['export', '--format', 'csv', '--out', out];
  const csv = await runProgram('cli.ts', args, { DATA_DIR: desk.dataDir });
  expect(csv).toMatchObject({ code: 0, stdout: `3 written to ${out}\n`, stderr: note });
  const written = readFileSync(out, 'utf8');
  expect(written.match(/the (first|third)/g)).toEqual(['the third', 'the first']);
  expect(written).toContain(`${id},`);
  const json = await run('export', [], { format: 'json' });
  expect(json.note).toEqual(note);
  const [, damaged] = JSON.parse(json.text.replace('undefined', ''));
  expect(damaged).toMatchObject({ id, damaged: { fields: RAW } });
  const mails = join(temporaryDirectory(), 'mails');
  const eml = await run('export', [], { format: 'eml', out: mails });
  expect(eml).toMatchObject({ note, json: { written: 2, damaged: [id] } });
  expect(readdirSync(mails)).toHaveLength(2);
  expect(readdirSync(mails)).not.toContain(`${id}.eml`);
});

it('erases a damaged row by its id, or by an address in its raw text', async () => {
  const { desk, id, run } = await damagedDesk();
  damage(desk.dataDir, `UPDATE submission SET form = 'subscribe', token = 'a' WHERE id = ?`, id);
  expect((await run('erase', [id])).text).toContain('To erase these 1, add --yes');
  const all = { email: CONTACT.user_email.toUpperCase(), yes: true } as const;
  expect((await run('erase', [], all)).text).toBe('3 erased.\n');
  expect(await storedIn(desk.dataDir)).toEqual([]);
});

it('ends the alarm of a message that is handled', async () => {
  const { peer, desk } = await startMailing({ env: { METRICS_PORT: '0' } });
  peer.rejects = { verb: 'message', code: 550 };
  await sendJson(desk.url, 'contact', CONTACT);
  const run = operator({ DATA_DIR: desk.dataDir });
  const parked = () => metric(desk, 'desk_submissions{state="parked"}');
  await vi.waitFor(async () => expect(await parked()).toBe(1), SOON);
  const id = await idOf(desk, 'contact');
  expect(await run('handled', [id])).toMatchObject({
    text: '1 handled.\n',
    json: { handled: [id] },
  });
  expect(await parked()).toBe(0);
  expect(await metric(desk, 'desk_submissions{state="handled"}')).toBe(1);
  expect((await run('status')).json).toMatchObject({ parked: 0, handled: 1 });
  expect((await run('show', [id])).text).toContain('handled 2');
  await expect(run('handled', [id])).rejects.toThrow(
    `Nothing was changed. These are neither parked nor damaged:\n  ${id}\n`,
  );
});
