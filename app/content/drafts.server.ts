import { AsyncLocalStorage } from 'node:async_hooks';

/** Unsaved work of the editor: texts in place of files, by path, and when they were written. */
export interface Drafts {
  texts: Readonly<Record<string, string>>;
  at: number;
}

/** The development server loads this module twice: for itself, and for the pages that it renders. */
const shared = globalThis as { officeDrafts?: AsyncLocalStorage<Drafts> };

/** Answers with drafts in place of files, in development. */
export function runWithDrafts<Answer>(drafts: Drafts, answer: () => Answer): Answer {
  shared.officeDrafts ??= new AsyncLocalStorage();
  return shared.officeDrafts.run(drafts, answer);
}

/** The drafts of the page that is being answered; undefined outside of a preview. */
export const draftsOfPage = () => shared.officeDrafts?.getStore();
