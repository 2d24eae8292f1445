import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { startSenders } from '#desk/chaos/senders.ts';
import { systemClock } from '#desk/clock.ts';
import { readConfig } from '#desk/config.ts';
import { readContent } from '#desk/content.ts';
import { runDesk } from '#desk/run-desk.ts';
import { loadSite } from '#desk/site/load-site.ts';
import { withStoreBeside } from '#desk/store/open-store.ts';
import { send } from '#desk/testing/http.ts';
import { LANGUAGES } from '#shared/language.ts';
import { Checkout } from '#tools/publish/git.ts';

/**
 * `npm run bench:publish [-- --publications 10]`: publishes commits of this site with its real build, the middle one
 * broken, while a reader and a sender use the site. Prints times, errors and lost messages; exits with 1 on either of
 * the latter.
 */
const { values } = parseArgs({ options: { publications: { type: 'string', default: '10' } } });
const publications = Number(values.publications);
const broken = Math.ceil(publications / 2);

const PAGE = '/data-protection';

const root = mkdtempSync(join(tmpdir(), 'bench-publish-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
const here = new Checkout(root);
await here.git('clone', '--quiet', '--bare', resolve('.'), 'host');
for (const name of ['office', 'server']) await here.git('clone', '--quiet', 'host', name);
const office = new Checkout(join(root, 'office'));
const server = join(root, 'server');
symlinkSync(resolve('node_modules'), join(server, 'node_modules'));

const name = `${PAGE.slice(1)}.md`;
const places = [`content/${LANGUAGES[0].code}/${name}`, `content/${name}`];
const text = places.find((file) => existsSync(join(office.folder, file))) ?? name;

async function push(file: string, line: string): Promise<void> {
  appendFileSync(join(office.folder, file), `\n${line}\n`);
  const author = ['-c', 'user.name=Huda', '-c', 'user.email=huda@miqdam.example'];
  await office.git(...author, 'commit', '--quiet', '--all', '-m', line);
  await office.git('push', '--quiet');
}

const faults: string[] = [];

/** Runs a publication; returns its seconds. An unexpected result is a fault, and all its output is printed. */
async function publish(expected: 'published' | 'refused'): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [resolve('tools/publish.ts')], { cwd: server });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => {
      output += part;
    });
  }
  const [status] = await once(child, 'close');
  const result = status === 0 ? 'published' : 'refused';
  if (result !== expected) faults.push(`${result}, expected: ${expected}`);
  console.info(result === expected ? output.trimEnd().split('\n').slice(-2).join('\n') : output);
  return (performance.now() - start) / 1000;
}

await publish('published');
const siteDirectory = join(server, 'build/site');
const dataDir = join(root, 'data');
const limits = { RATE_LIMIT: '1000000', RATE_LIMIT_TOTAL: '1000000' };
const desk = await runDesk(readConfig({ PORT: '0', DATA_DIR: dataDir, ...limits }), {
  content: readContent(),
  clock: systemClock,
  log: pino({ level: 'error' }),
  site: await loadSite(siteDirectory),
  siteDirectory,
});

let over = false;
let pages = 0;
let slowest = 0;
let shown = '';
/** Reads a page and the files that it links, again and again. */
async function read(): Promise<void> {
  while (!over) {
    const start = performance.now();
    const page = await send(desk.url, PAGE);
    slowest = Math.max(slowest, performance.now() - start);
    shown = page.text;
    pages++;
    if (page.status !== 200) faults.push(`${page.status} ${PAGE}`);
    for (const [, asset = ''] of page.text.matchAll(/(?:src|href|srcset)="(\/[^" ]+\.\w+)/g)) {
      const { status } = await send(desk.url, asset);
      if (status !== 200) faults.push(`${status} ${asset}`);
    }
  }
}
const reading = read();
const senders = startSenders(1, () => desk.url);
const seconds: number[] = [];
for (let number = 1; number <= publications; number++) {
  const isBroken = number === broken;
  const sentence = `Publication number ${number}.`;
  await push(isBroken ? 'content/site.yaml' : text, isBroken ? 'nonsense: true' : sentence);
  const took = await publish(isBroken ? 'refused' : 'published');
  if (!isBroken) {
    seconds.push(took);
    const start = performance.now();
    while (!shown.includes(sentence)) {
      if (performance.now() - start > 30_000) {
        faults.push(`${sentence} is not shown`);
        break;
      }
      await sleep(50);
    }
  } else {
    // The office reverts its commit.
    await office.git(
      '-c',
      'user.name=Huda',
      '-c',
      'user.email=h@miqdam.example',
      'revert',
      '--no-edit',
      'HEAD',
    );
    await office.git('push', '--quiet');
  }
}
over = true;
await reading;
await senders.stop();
const stored = await withStoreBeside({ dataDir, databaseUrl: undefined }, 'read', (store) =>
  store.count({}),
);
await desk.close();

const lost = Math.max(0, senders.accepted.length - stored);
console.info(`
publications       ${publications}, one broken
seconds            ${seconds.map((each) => each.toFixed(0)).join(', ')}
pages read         ${pages}, the slowest in ${slowest.toFixed(0)} ms
messages accepted  ${senders.accepted.length}
lost               ${lost}
errors             ${faults.length}${faults.map((fault) => `\n  ${fault}`).join('')}`);
process.exit(lost === 0 && faults.length === 0 ? 0 : 1);
