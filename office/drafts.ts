import { createStore, del, entries, get, set } from 'idb-keyval';
import type { Texts } from './hosts/backend.ts';

/** Unsaved work on a form. */
export interface Draft {
  /** When it was typed last. */
  at: Date;
  /** The files when it was begun. */
  texts: Texts;
  /** The content of each language. */
  values: Record<string, unknown>;
  /** Files to upload, by their paths. */
  uploads: Map<string, File>;
}

const store = createStore('office', 'drafts');

/** Keeps unsaved work in this browser; a form without any is forgotten. */
export function keepDraft(form: string, draft: Draft | undefined): Promise<void> {
  return draft ? set(form, draft, store) : del(form, store);
}

export const keptDraft = (form: string) => get<Draft>(form, store);

/** The names of the forms with unsaved work. */
export async function formsWithDrafts(): Promise<string[]> {
  return (await entries<string, Draft>(store)).map(([name]) => name);
}
