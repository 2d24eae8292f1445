import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Checkout, GitError } from './git.ts';
import { NotPublished } from './not-published.ts';

/** Refuses a folder with uncommitted changes, which nobody has reviewed. */
export async function refuseChanges(checkout: Checkout): Promise<void> {
  if (!(await checkout.commit('HEAD'))) return;
  const changes = await checkout.git('status', '--porcelain');
  // A preview that has just been cloned has no files yet.
  if (changes === '' || !existsSync(join(checkout.folder, 'content'))) return;
  throw new NotPublished(
    `This folder has changes that are not committed; commit them, or discard them with "git stash --include-untracked":\n${changes}`,
  );
}

/** The remote and the branch that a checkout follows. */
export async function upstreamOf(checkout: Checkout): Promise<{ name: string; branch: string }> {
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
export async function fetch(checkout: Checkout, given: string | undefined): Promise<string> {
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

/** Brings the files of a folder to a commit. @throws NotPublished where it has commits of its own */
export async function moveTo(checkout: Checkout, wanted: string, newest: string): Promise<void> {
  if (!(await isAncestor(checkout, 'HEAD', newest))) {
    throw new NotPublished(
      `This folder has commits that the git host lacks; discard them with "git reset --keep ${newest.slice(0, 10)}".`,
    );
  }
  await inWords(
    checkout.git('reset', '--quiet', '--keep', wanted),
    'The files of this folder cannot be brought up to date',
  );
}

/** Says what a git command was to do, if it fails. @throws NotPublished */
export async function inWords(command: Promise<string>, what: string): Promise<void> {
  try {
    await command;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new NotPublished(`${what}:\n${error.message}`, { cause: error });
  }
}

/** Whether a commit is part of the history of another. */
export async function isAncestor(checkout: Checkout, commit: string, of: string): Promise<boolean> {
  return (await checkout.ask('merge-base', '--is-ancestor', commit, of)) !== undefined;
}
