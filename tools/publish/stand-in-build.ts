import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Release } from '#tools/postbuild/release.ts';
import { NEXT_CHANGE } from './next-change.ts';

/*
 * The build in tests of publishing: publishes a site of one page, content/page.txt. A text with
 * "broken" fails the build; one that begins with "wait" holds it until the test continues it. One that names an instant
 * changes by then.
 */
const { STAND_IN_LOG: log = '', COMPANY = '' } = process.env;
process.chdir(COMPANY);
const page = readFileSync('content/page.txt', 'utf8');

appendFileSync(log, `begin ${page}\n`);
console.info(`building ${page}`);
if (page.startsWith('wait')) while (!existsSync(`${log}.go`)) await sleep(10);
if (page.includes('broken')) {
  console.error('Warning: a picture is small');
  console.error(`content/page.txt:1 page: expected a text, got '${page}'`);
  process.exit(1);
}
const html = { 'content-type': 'text/html; charset=utf-8' };
const site = new Release('build/site');
await site.add('/', Buffer.from(page), html);
await site.add('/404', Buffer.from('404 Page Not Found'), html, { status: 404 });
site.finish('http://localhost');
const [, next] = /changes at (\S+)/.exec(page) ?? [];
if (next) writeFileSync(join(site.folder, NEXT_CHANGE), next);
site.publish();
appendFileSync(log, `end ${page}\n`);
