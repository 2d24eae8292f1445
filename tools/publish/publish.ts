import { type SpawnOptionsWithStdioTuple, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PUBLISH_REQUEST } from '#desk/site/publish-request.ts';
import { lockFile } from '#desk/store/sqlite/lock.ts';
import { PROGRAM } from '#tools/program-path.ts';
import { Checkout, GitError } from './git.ts';
import { isChangeDue } from './next-change.ts';

/** The site is unchanged; the message gives its operator the reason. */
export class NotPublished extends Error {}

/** The commit that the published site was built from. */
const PUBLISHED = 'refs/website/published';

/** Longer than any build. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** What the desk reads only at its start, where the program is in the company's repository. */
const PROGRAMS = ['desk', 'inbox', 'shared', 'package-lock.json'].map((path) => `:(top)${path}`);

interface PublishOptions {
  /** A branch to publish from its own folder, instead of the branch that this folder follows. */
  preview?: { branch: string; folder: string };
  /** Prints a line. */
  say(line: string): void;
}

/**
 * Publishes the newest commit of the branch that a company's folder follows, or the files of a folder that follows
 * none. Runs one at a time: a second call waits, and any further one returns, since the second includes its
 * commit.
 *
 * @throws NotPublished when the site stays as it was; the checkout is then back at its commit
 */
export async function publish(folder: string, { preview, say }: PublishOptions): Promise<void> {
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
    rmSync(join(target, PUBLISH_REQUEST), { force: true });
    await publishNow(new Checkout(target), preview?.branch, say);
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

async function publishNow(
  checkout: Checkout,
  branch: string | undefined,
  say: PublishOptions['say'],
): Promise<void> {
  if (!branch && !(await checkout.ask('rev-parse', '--abbrev-ref', '@{upstream}'))) {
    say('This folder follows no branch of a git host: publishing its own files.');
    return buildOrFail(checkout.folder, 'this folder');
  }
  const before = await checkout.commit('HEAD');
  const published = await checkout.commit(PUBLISHED);
  await refuseChanges(checkout);
  const wanted = await fetch(checkout, branch);
  const name = await checkout.describe(wanted);
  const site = join(checkout.folder, 'build/site');
  if (wanted === published && wanted === before && existsSync(site)) {
    if (!isChangeDue(site)) return say(`Nothing new: ${name} is published.`);
    say('By its days, something begins or ends to be shown.');
  }
  if (branch) await checkout.git('checkout', '--quiet', '--detach', wanted);
  else await forward(checkout, wanted);
  say(`Building ${name}`);
  try {
    await buildOrFail(checkout.folder, name);
  } catch (error) {
    // `before` may be a commit whose build was interrupted.
    const old = before === wanted ? published : before;
    if (old) await checkout.git(...(branch ? ['checkout', '--detach'] : ['reset', '--keep']), old);
    throw error;
  }
  await checkout.git('update-ref', PUBLISHED, wanted);
  say(`Published: ${name}`);
  if (before && (await checkout.git('diff', '--name-only', before, wanted, '--', ...PROGRAMS))) {
    say('The programs of the desk have changed: restart it.');
  }
}

/** Refuses a folder with uncommitted changes, which nobody has reviewed. */
async function refuseChanges(checkout: Checkout): Promise<void> {
  if (!(await checkout.commit('HEAD'))) return;
  const changes = await checkout.git('status', '--porcelain');
  // A preview that has just been cloned has no files yet.
  if (changes === '' || !existsSync(join(checkout.folder, 'content'))) return;
  throw new NotPublished(
    `This folder has changes that are not committed; commit them, or discard them with "git stash --include-untracked":\n${changes}`,
  );
}

/** The remote and the branch that a checkout follows. */
async function upstreamOf(checkout: Checkout): Promise<{ name: string; branch: string }> {
  const upstream = await checkout.ask('rev-parse', '--symbolic-full-name', '@{upstream}');
  const [, name, branch] = /^refs\/remotes\/([^/]+)\/(.+)$/.exec(upstream ?? '') ?? [];
  if (name && branch) return { name, branch };
  const [only, ...others] = (await checkout.git('remote')).split('\n');
  if (only && others.length === 0) return { name: only, branch: 'HEAD' };
  throw new NotPublished(
    'This folder follows no branch of a git host; set one with "git branch --set-upstream-to".',
  );
}

/** Fetches the newest commit of a branch; returns its id. */
async function fetch(checkout: Checkout, given: string | undefined): Promise<string> {
  const { name, branch: followed } = await upstreamOf(checkout);
  const branch = given ?? followed;
  await inWords(
    checkout.git(
      'fetch',
      '--quiet',
      '--force',
      name,
      `refs/heads/${branch}:refs/remotes/${name}/${branch}`,
    ),
    `The branch ${branch} cannot be fetched`,
  );
  return checkout.git('rev-parse', `refs/remotes/${name}/${branch}`);
}

async function forward(checkout: Checkout, wanted: string): Promise<void> {
  if ((await checkout.ask('merge-base', '--is-ancestor', 'HEAD', wanted)) === undefined) {
    throw new NotPublished(
      `This folder has commits that the git host lacks; discard them with "git reset --keep ${wanted.slice(0, 10)}".`,
    );
  }
  await inWords(
    checkout.git('merge', '--quiet', '--ff-only', wanted),
    'The files of this folder cannot be brought up to date',
  );
}

async function inWords(command: Promise<string>, what: string): Promise<void> {
  try {
    await command;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new NotPublished(`${what}:\n${error.message}`, { cause: error });
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
