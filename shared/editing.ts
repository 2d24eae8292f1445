/** Who has which form of the editor open, as its window tells it every few seconds. */
import { z } from 'zod';

/** How often a window tells it. */
export const TELL_EVERY_MS = 10_000;

/** A window that has told nothing for as long is closed. */
const GONE_MS = 2.5 * TELL_EVERY_MS;

/** Windows that are remembered; nobody opens as many. */
const MOST = 1_000;

/** What a window, by its random id, tells of a form. */
export const editingBody = z.strictObject({
  window: z.uuid(),
  form: z.string().max(200),
  /** Whether it has changes that are not saved. */
  state: z.enum(['open', 'changed', 'closed']),
});

export type Editing = z.infer<typeof editingBody>;

/** Another window with the same form. */
export interface OtherEditor {
  /** Absent where nobody signs in. */
  name?: string;
  state: Editing['state'];
}

interface Open extends OtherEditor {
  form: string;
  at: number;
}

/** Remembers the open forms, in the memory of this process. */
export function createEditors(now: () => number) {
  const windows = new Map<string, Open>();
  /** Notes what a window tells. @returns the other windows with the same form */
  return ({ window, form, state }: Editing, name?: string): OtherEditor[] => {
    for (const [id, { at }] of windows) if (at < now() - GONE_MS) windows.delete(id);
    // It may have another form open already.
    if (windows.get(window)?.form === form || state !== 'closed') windows.delete(window);
    const others = [...windows.values()].filter((each) => each.form === form);
    if (state !== 'closed' && windows.size < MOST)
      windows.set(window, { form, state, at: now(), ...(name !== undefined && { name }) });
    return others.map(({ form: _, at: __, ...other }) => other);
  };
}
