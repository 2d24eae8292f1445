// The published site in the inbox: what the publishing program tells, and asking it for something.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ASKED, type Publishing, TOLD } from '#shared/publishing.ts';
import { temporaryDirectory } from '../testing/desk.ts';
import { startInbox } from '../testing/inbox.ts';

const COMMIT = 'a'.repeat(40);
const told: Publishing = { kept: [], isHeld: false };

async function startWithFolder() {
  const folder = temporaryDirectory();
  const inbox = await startInbox({ publishRequest: join(folder, 'publish') });
  return { ...inbox, folder, tell: () => writeFileSync(join(folder, TOLD), JSON.stringify(told)) };
}

it('asks for one thing at a time, and records who has published', async () => {
  const { signedIn, folder, tell } = await startWithFolder();
  const huda = await signedIn('huda', 'publisher');
  expect((await huda.call('GET', 'me')).json.publishes).toBe(false);
  expect(await huda.call('GET', 'website')).toMatchObject({ status: 404 });
  tell();
  expect((await huda.call('GET', 'me')).json.publishes).toBe(true);
  expect((await huda.call('GET', 'website')).json).toEqual(told);
  const ask = { kind: 'publish', commit: COMMIT };
  expect((await huda.call('POST', 'website', ask)).status).toBe(204);
  expect(JSON.parse(readFileSync(join(folder, ASKED), 'utf8'))).toEqual(ask);
  expect((await huda.call('GET', 'website')).json.askedAt).toBeTypeOf('number');
  const again = await huda.call('POST', 'website', { kind: 'look' });
  expect(again).toMatchObject({ status: 409, json: { refused: 'askedAlready' } });
  const ahmad = await signedIn('ahmad', 'administrator');
  const [entry] = (await ahmad.call('GET', 'audit')).json.entries.filter(
    ({ action }: { action: string }) => action === 'publish',
  );
  expect(entry).toMatchObject({ actor: 'huda@people.example', subject: `publish ${COMMIT}` });
});

it('asks for nothing that is not a commit, and shows a publisher no messages', async () => {
  const { signedIn, folder, tell } = await startWithFolder();
  tell();
  const huda = await signedIn('huda', 'publisher');
  for (const ask of [
    {},
    { kind: 'back' },
    { kind: 'back', commit: 'HEAD' },
    { kind: 'publish', commit: `${COMMIT}\n--upload-pack=x` },
    { kind: 'look', commit: COMMIT },
    { kind: 'erase', commit: COMMIT },
  ]) {
    expect(await huda.call('POST', 'website', ask)).toMatchObject({ status: 400 });
  }
  expect(existsSync(join(folder, ASKED))).toBe(false);
  const office = await signedIn('noor', 'office');
  expect(await office.call('GET', 'website')).toMatchObject({ status: 403 });
  expect((await huda.call('GET', 'messages')).json.messages).toEqual([]);
});
