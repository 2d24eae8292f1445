import type { SiteChange, SiteState } from '#shared/publishing.ts';
import type { Checkout } from './git.ts';
import { siteChanges } from './site-changes.ts';

/** The commit that the published site was built from. Its log is the list of sites that were published. */
export const PUBLISHED = 'refs/website/published';

/** Exists while the site is one that it was taken back to: nothing is then published before somebody asks. */
export const HELD = 'refs/website/held';

type Committed = Omit<SiteState, 'changes'>;

/** Remembers that a commit is published. */
export async function notePublished(checkout: Checkout, commit: string): Promise<void> {
  await checkout.git('update-ref', '--create-reflog', '-m', 'publish', PUBLISHED, commit);
}

/** The sites that were published, the newest first, each once. */
export async function publishedStates(checkout: Checkout): Promise<Committed[]> {
  const log = await checkout.ask(
    ...['log', '--walk-reflogs', '--date=unix', '--format=%H%x09%gd%x09%an%x09%s', PUBLISHED, '--'],
  );
  const states = (log ?? '').split('\n').flatMap((line): Committed[] => {
    const [commit = '', published = '', author = '', subject = ''] = line.split('\t');
    const [, seconds] = /\{(\d+)\}$/.exec(published) ?? [];
    return seconds ? [{ commit, at: Number(seconds) * 1000, author, subject }] : [];
  });
  return [...Map.groupBy(states, ({ commit }) => commit).values()].flatMap(
    ([newest]) => newest ?? [],
  );
}

/** A commit as it was saved. */
export async function savedState(checkout: Checkout, commit: string): Promise<Committed> {
  const line = await checkout.git('log', '-1', '--format=%ct%x09%an%x09%s', commit);
  const [seconds, author = '', subject = ''] = line.split('\t');
  return { commit, at: Number(seconds) * 1000, author, subject };
}

/** How a commit differs from the published one, in words. */
export async function changesTo(
  checkout: Checkout,
  published: string | undefined,
  commit: string,
): Promise<SiteChange[]> {
  if (published === undefined || published === commit) return [];
  return siteChanges(checkout, published, commit);
}
