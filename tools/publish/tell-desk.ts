import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PUBLISH_REQUEST } from '#desk/site/publish-request.ts';
import { type Publishing, publishing, type SiteState, TOLD } from '#shared/publishing.ts';
import type { Checkout } from './git.ts';
import { changesTo, HELD, PUBLISHED, publishedStates, savedState } from './states.ts';

/** Lines of an error that are told. */
const MOST_LINES = 30;

/** Earlier sites that are offered. */
const MOST_KEPT = 5;

/** Does something, and tells the desk of it, in a folder where it asks for publications. */
export async function tellDesk(
  checkout: Checkout,
  kind: string,
  act: () => Promise<void>,
): Promise<void> {
  const folder = join(checkout.folder, dirname(PUBLISH_REQUEST));
  if (!existsSync(folder)) return act();
  const file = join(folder, TOLD);
  const before = read(file);
  const write = (told: Publishing) => {
    writeFileSync(`${file}.part`, JSON.stringify(told));
    renameSync(`${file}.part`, file);
  };
  write({ ...before, running: { kind, since: Date.now() } });
  try {
    await act();
    const { failed } = before;
    write({ ...(await facts(checkout, before)), ...(kind === 'look' && failed && { failed }) });
  } catch (error) {
    const { message } = error as Error;
    const lines = message.split('\n').slice(-MOST_LINES);
    write({ ...(await facts(checkout, before)), failed: { at: Date.now(), lines } });
    throw error;
  }
}

function read(file: string): Publishing {
  try {
    const { running: _, ...told } = publishing.parse(JSON.parse(readFileSync(file, 'utf8')));
    return told;
  } catch {
    return { kept: [], isHeld: false };
  }
}

/** @param before what was told last: changes between the same commits are not looked for again */
async function facts(checkout: Checkout, before: Publishing): Promise<Publishing> {
  const published = await checkout.commit(PUBLISHED);
  const newest = await checkout.commit('@{upstream}');
  const known = before.published?.commit === published ? [before.newest, ...before.kept] : [];
  const withChanges = async (state: Omit<SiteState, 'changes'>): Promise<SiteState> => {
    const same = known.find((each) => each?.commit === state.commit);
    const changes = same?.changes ?? (await changesTo(checkout, published, state.commit));
    return { ...state, changes };
  };
  const states = await publishedStates(checkout);
  const isPublished = ({ commit }: { commit: string }) => commit === published;
  const own =
    states.find(isPublished) ??
    (published === undefined ? undefined : await savedState(checkout, published));
  const kept: SiteState[] = [];
  for (const state of states.filter((each) => !isPublished(each)).slice(0, MOST_KEPT))
    kept.push(await withChanges(state));
  return {
    ...(own && { published: { ...own, changes: [] } }),
    ...(newest && { newest: await withChanges(await savedState(checkout, newest)) }),
    kept,
    isHeld: (await checkout.commit(HELD)) !== undefined,
  };
}
