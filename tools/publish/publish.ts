import { type SpawnOptionsWithStdioTuple, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PUBLISH_REQUEST } from '#desk/site/publish-request.ts';
import { lockFile } from '#desk/store/sqlite/lock.ts';
import { ASKED, type PublishingAsk } from '#shared/publishing.ts';
import { PROGRAM } from '#tools/program-path.ts';
import { askedCommit, takeAsk } from './ask.ts';
import { fetch, inWords, moveTo, refuseChanges, upstreamOf } from './branch.ts';
import { Checkout } from './git.ts';
import { isChangeDue } from './next-change.ts';
import { NotPublished } from './not-published.ts';
import { HELD, notePublished, PUBLISHED } from './states.ts';
import { tellDesk } from './tell-desk.ts';

/** Longer than any build. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** What the desk reads only at its start, where the program is in the company's repository. */
const PROGRAMS = ['desk', 'inbox', 'shared', 'package-lock.json'].map((path) => `:(top)${path}`);

interface PublishOptions {
  /** A branch to publish from its own folder, instead of the branch that this folder follows. */
  preview?: { branch: string; folder: string };
  /** Publishes new commits only where somebody has asked for it in the inbox. */
  onlyAsked?: boolean;
  /** Prints a line. */
  say(line: string): void;
}

/**
 * Publishes the newest commit of the branch that a company's folder follows, or the files of a folder that follows
 * none. Runs one at a time: a second call waits, and any further one returns, since the second includes its
 * commit. First does what somebody has asked for in the inbox.
 *
 * @throws NotPublished when the site stays as it was; the checkout is then back at its commit
 */
export async function publish(
  folder: string,
  { preview, onlyAsked = false, say }: PublishOptions,
): Promise<void> {
  const source = new Checkout(folder);
  const clone = preview && resolve(folder, preview.folder);
  if (clone && !existsSync(join(clone, '.git'))) await makeClone(source, clone);
  // The sample is a folder of the program's repository.
  const target = clone ? join(clone, await source.git('rev-parse', '--show-prefix')) : folder;
  mkdirSync(join(target, 'build'), { recursive: true });
  const lock = (name: string, waitMs: number) => lockFile(join(target, 'build', name), waitMs);
  const place = lock('publish.next', 0);
  if (!place)
    return say('Another publication is about to start: it will include the newest commit.');
  const turn = lock('publish.lock', LONGEST_WAIT_MS);
  // From here on another call has to wait, because this one may not fetch its commit.
  place.release();
  if (!turn) throw new NotPublished('Another publication has been running for an hour.');
  try {
    const request = join(target, PUBLISH_REQUEST);
    const isCalled = existsSync(request);
    rmSync(request, { force: true });
    const ask = takeAsk(join(dirname(request), ASKED));
    const checkout = new Checkout(target);
    const run = (asked?: PublishingAsk) =>
      tellDesk(checkout, asked?.kind ?? 'publish', () =>
        publishNow(checkout, { branch: preview?.branch, ask: asked, onlyAsked, say }),
      );
    if (ask) await run(ask);
    // A call of the git host may be about a later commit.
    if (!ask || isCalled) await run();
  } finally {
    turn.release();
  }
}

async function makeClone(source: Checkout, folder: string): Promise<void> {
  const { name } = await upstreamOf(source);
  const url = await source.git('remote', 'get-url', name);
  await inWords(
    source.git('clone', '--no-checkout', '--origin', name, url, folder),
    'The preview cannot be cloned',
  );
}

interface Publication extends Pick<PublishOptions, 'say'> {
  branch: string | undefined;
  ask: PublishingAsk | undefined;
  onlyAsked: boolean;
}

async function publishNow(
  checkout: Checkout,
  { branch, ask, onlyAsked, say }: Publication,
): Promise<void> {
  if (!branch && !(await checkout.ask('rev-parse', '--abbrev-ref', '@{upstream}'))) {
    say('This folder follows no branch of a git host: publishing its own files.');
    return buildOrFail(checkout.folder, 'this folder');
  }
  const before = await checkout.commit('HEAD');
  const published = await checkout.commit(PUBLISHED);
  await refuseChanges(checkout);
  const newest = await fetch(checkout, branch);
  if (ask?.kind === 'look') return;
  const stays = onlyAsked || (await checkout.commit(HELD)) !== undefined;
  const own = (stays && published) || newest;
  const wanted = ask ? await askedCommit(checkout, ask, { published, newest }) : own;
  const name = await checkout.describe(wanted);
  const site = join(checkout.folder, 'build/site');
  if (wanted === published && wanted === before && existsSync(site)) {
    if (!isChangeDue(site)) return say(`Nothing new: ${name} is published.`);
    say('By its days, something begins or ends to be shown.');
  }
  if (branch) await checkout.git('checkout', '--quiet', '--detach', wanted);
  else await moveTo(checkout, wanted, newest);
  say(`Building ${name}`);
  try {
    await buildOrFail(checkout.folder, name);
  } catch (error) {
    // `before` may be a commit whose build was interrupted.
    const old = before === wanted ? published : before;
    if (old) await checkout.git(...(branch ? ['checkout', '--detach'] : ['reset', '--keep']), old);
    throw error;
  }
  await notePublished(checkout, wanted);
  if (ask?.kind === 'back') await checkout.git('update-ref', HELD, wanted);
  if (ask?.kind === 'publish') await checkout.git('update-ref', '-d', HELD);
  say(`Published: ${name}`);
  if (before && (await checkout.git('diff', '--name-only', before, wanted, '--', ...PROGRAMS))) {
    say('The programs of the desk have changed: restart it.');
  }
}

/** Runs the build of a company's folder, which publishes the site as its last step. */
async function buildOrFail(folder: string, name: string): Promise<void> {
  // The npm and Node that started this program: a build may replace the package of the Node that runs it.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const args = npm
    ? [npm, 'run', '--silent', 'build']
    : ['tools/setup/run.mjs', '--env', 'tools/build.ts'];
  const env = { ...process.env, COMPANY: resolve(folder) };
  const options: SpawnOptionsWithStdioTuple<'ignore', 'inherit', 'pipe'> = {
    cwd: PROGRAM,
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
  };
  const child = spawn(node, args, options);
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text;
    process.stderr.write(text);
  });
  const [status] = await once(child, 'close');
  if (status === 0) return;
  const mistakes = complaints
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Warning:'));
  throw new NotPublished(`The build of ${name} stopped:\n${mistakes.join('\n')}`);
}
