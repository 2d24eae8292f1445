// Four publications by webhook, one of them broken, do not affect people who read and write meanwhile.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadSite } from '#desk/site/load-site.ts';
import { PUBLISH_PATH } from '#desk/site/publish-hook.ts';
import { PUBLISH_REQUEST } from '#desk/site/publish-request.ts';
import { SOON, startDesk, storedIn, valuesOf } from '#desk/testing/desk.ts';
import { CONTACT, sendJson } from '#desk/testing/forms.ts';
import { send } from '#desk/testing/http.ts';
import { createManualClock } from '#desk/testing/manual-clock.ts';
import { repositories } from './repositories.ts';

const SECRET = 'a secret of the git host';
const COMMITS = 4;
const BROKEN = 3;

test('publications cause no error for a sender and a reader, and lose no message', async () => {
  const { server, push, publish, site } = await repositories();
  await publish();
  const directory = join(server, 'build/site');
  const request = join(server, PUBLISH_REQUEST);
  const clock = createManualClock(Date.now());
  const desk = await startDesk({
    clock,
    env: { PUBLISH_SECRET: SECRET },
    site: await loadSite(directory),
    siteDirectory: directory,
    publishRequest: request,
  });
  let over = false;
  const read = new Set<string>();
  const reader = async () => {
    const assets = new Set<string>();
    while (!over) {
      const page = await send(desk.url, '/');
      read.add(`${page.status} ${page.text}`);
      // An open tab still gets the code of its build.
      assets.add(`/assets/${page.text.replaceAll(/\W/g, '-')}.js`);
      for (const asset of assets) {
        const { status } = await send(desk.url, asset);
        if (status !== 200) read.add(`${status} ${asset}`);
      }
    }
  };
  const sent: string[] = [];
  const refused: string[] = [];
  const poster = async () => {
    while (!over) {
      const message = `message ${sent.length}`;
      sent.push(message);
      const { status, text } = await sendJson(desk.url, 'contact', { ...CONTACT, message });
      if (status !== 200 || text !== 'OK') refused.push(`${status} ${text}`);
    }
  };
  const people = [reader(), reader(), poster()];

  for (let commit = 1; commit <= COMMITS; commit++) {
    await push(commit === BROKEN ? 'broken' : `text ${commit}`);
    const call = { method: 'POST', headers: { 'x-gitlab-token': SECRET, 'content-length': 0 } };
    expect((await send(desk.url, PUBLISH_PATH, call)).status).toBe(202);
    // What a supervisor does: docs/operating.md, "Publishing".
    expect(existsSync(request)).toBe(true);
    expect((await publish()).status).toBe(commit === BROKEN ? 1 : 0);
    expect(existsSync(request)).toBe(false);
    expect(site()).toBe(commit === BROKEN ? 'text 2' : `text ${commit}`);
    await vi.waitFor(() => {
      clock.advance(1000);
      expect(read).toContain(`200 ${site()}`);
    }, SOON);
  }
  over = true;
  await Promise.all(people);

  const texts = ['first', 'text 1', 'text 2', 'text 4'];
  expect([...read]).toEqual(texts.map((text) => `200 ${text}`));
  expect(refused).toEqual([]);
  const stored = (await storedIn(desk.dataDir)).map((each) => valuesOf(each).message);
  expect(stored.toSorted()).toEqual(sent.toSorted());
  expect(desk.log()).not.toContain('"level":50');
});
