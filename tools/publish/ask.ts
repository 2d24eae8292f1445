import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type PublishingAsk, publishingAsk } from '#shared/publishing.ts';
import { isAncestor } from './branch.ts';
import type { Checkout } from './git.ts';
import { NotPublished } from './not-published.ts';
import { publishedStates } from './states.ts';

/** What somebody has asked for; undefined for nothing that a desk writes. */
export function takeAsk(file: string): PublishingAsk | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  try {
    return publishingAsk.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * The commit that somebody wants to see published.
 * @throws NotPublished for one that is neither on the branch nor was published
 */
export async function askedCommit(
  checkout: Checkout,
  { kind, commit }: Exclude<PublishingAsk, { kind: 'look' }>,
  { published, newest }: { published: string | undefined; newest: string },
): Promise<string> {
  if (kind === 'publish' && (await isAncestor(checkout, commit, newest))) {
    // Somebody else was faster, with a later commit.
    const isIn = published && (await isAncestor(checkout, commit, published));
    return isIn ? published : commit;
  }
  const states = kind === 'back' ? await publishedStates(checkout) : [];
  if (states.some((each) => each.commit === commit)) return commit;
  throw new NotPublished('This version is not kept any more: look again.');
}
