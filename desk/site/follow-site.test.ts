// A new build is served without a restart, and no request is lost (decision 0002).
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { SiteFile } from '#shared/manifest.ts';
import { CONFIRM_PATH } from '#shared/wire.ts';
import { content, writeContent } from '../testing/content.ts';
import { SOON, startDesk, temporaryDirectory } from '../testing/desk.ts';
import { send } from '../testing/http.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { builtSite, PATHS, publish } from '../testing/sites.ts';
import { type Body, bytesOf, loadSite } from './load-site.ts';

/** A desk that follows the builds published in `directory`. */
async function startFollowing() {
  const directory = join(temporaryDirectory(), 'site');
  publish(builtSite(), directory);
  const clock = createManualClock();
  const site = await loadSite(directory);
  const desk = await startDesk({ clock, site, siteDirectory: directory });
  return { ...desk, directory, clock, contact: () => send(desk.url, '/contact') };
}

/** A build with this contact page, whose company has that name. */
function siteSaying(text: string): string {
  const site = builtSite(({ siteUrl, files }) => {
    Object.assign(files['/contact'] as SiteFile, { etag: `${text.length}`, file: 'contact.html' });
    return { siteUrl, files };
  });
  writeFileSync(join(site, 'contact.html'), text);
  const [english] = content.languages;
  writeContent(site, { languages: [{ ...english, siteName: text }] });
  return site;
}

it('serves a new build with its content without a restart, during requests', async () => {
  const { directory, clock, contact, log, url } = await startFollowing();
  const answers = new Set<string>();
  let over = false;
  const sender = async () => {
    while (!over) {
      const { status, text } = await contact();
      answers.add(`${status} ${text}`);
    }
  };
  const senders = Array.from({ length: 8 }, sender);
  await vi.waitFor(() => expect(answers.size).toBe(1), SOON);
  for (const text of ['<h1>Second</h1>', '<h1>The third</h1>']) {
    publish(siteSaying(text), directory);
    await vi.waitFor(() => {
      clock.advance(1000);
      expect(answers).toContain(`200 ${text}`);
    }, SOON);
  }
  over = true;
  await Promise.all(senders);
  expect([...answers]).toEqual([
    `200 ${PATHS['/contact']}`,
    '200 <h1>Second</h1>',
    '200 <h1>The third</h1>',
  ]);
  expect(log().match(/a new site is served/g)).toHaveLength(2);
  expect((await send(url, CONFIRM_PATH)).text).toContain('&lt;h1&gt;The third&lt;/h1&gt;</title>');
});

it('keeps the previous site while the new one is missing or damaged, which is logged once', async () => {
  const { directory, clock, contact, log } = await startFollowing();
  const said = () => log().match(/the new site cannot be read/g) ?? [];
  // While one site replaces another, there may be none.
  rmSync(directory);
  clock.advance(1000);
  expect((await contact()).text).toBe(PATHS['/contact']);
  expect(said()).toEqual([]);
  const site = siteSaying('<h1>Whole</h1>');
  renameSync(join(site, 'contact.html'), join(site, 'on-its-way'));
  publish(site, directory);
  await vi.waitFor(() => {
    clock.advance(1000);
    expect(said()).toHaveLength(1);
  }, SOON);
  for (let looks = 0; looks < 3; looks++) {
    clock.advance(1000);
    expect((await contact()).text).toBe(PATHS['/contact']);
  }
  renameSync(join(site, 'on-its-way'), join(site, 'contact.html'));
  await vi.waitFor(async () => {
    clock.advance(1000);
    expect((await contact()).text).toBe('<h1>Whole</h1>');
  }, SOON);
  expect(said()).toHaveLength(1);
});

it('reuses unchanged files of the previous site', async () => {
  const first = await loadSite(builtSite());
  const second = await loadSite(siteSaying('<h1>Second</h1>'), first);
  const body = (site: typeof first, path: string) => site.pages.get(path)?.bodies.get('identity');
  expect(body(second, '/')).toBe(body(first, '/'));
  expect(String(bytesOf(body(second, '/contact') as Body))).toBe('<h1>Second</h1>');
});
