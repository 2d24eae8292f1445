import { type Repetition, repeat } from '../clock.ts';
import { searchTermsOf } from '../store/search-terms.ts';
import type { StoreTask } from '../store/submission-store.ts';
import { entryOf } from './entry.ts';

/** How often new messages are listed, and answers mailed. */
const EVERY_MS = 1_000;

/** How long an answer can be taken back. */
export const TAKE_BACK_MS = 60_000;

/** Another desk may store a message so much later than it was received. */
const STORED_WITHIN_MS = 10 * 60_000;

/** Messages of one transaction. */
const AT_ONCE = 200;

/**
 * Lists new messages in the inbox, and all that it lacks at the start; queues answers whose minute is over. The intake
 * does neither, so that nothing of the inbox can stop a message.
 */
export function keepUp({ store, content, clock, log, queued }: StoreTask): Repetition {
  let since = 0;

  const list = async () => {
    const begun = clock.now();
    for (;;) {
      const found = await store.unlisted(since, AT_ONCE);
      const entries = found.map((each) => entryOf(each, content()));
      await store.listMessages(entries, clock.now());
      if (found.length < AT_ONCE) break;
    }
    if (since === 0) await addWords();
    since = begun - STORED_WITHIN_MS;
  };

  const addWords = async () => {
    for (;;) {
      const found = await store.withoutWords(AT_ONCE);
      if (found.length === 0) return;
      for (const each of found) await store.addWords(each.id, searchTermsOf(each));
    }
  };

  const release = async () => {
    const now = clock.now();
    if ((await store.releaseAnswers(now - TAKE_BACK_MS, now)) > 0) queued();
  };

  const run = async () => {
    await release();
    await list();
  };
  return repeat({ clock, log }, EVERY_MS, run, 'the inbox cannot use the store');
}
