import { z } from 'zod';
import { contentDate } from './content-date.server.ts';
import { draftsOfPage } from './drafts.server.ts';
import { date } from './fields.server.ts';

/** When an entry is shown: a draft never, any other on its days, which are those of the office. */
export interface Schedule {
  from?: string | undefined;
  until?: string | undefined;
  draft?: boolean | undefined;
}

/** The fields of an entry that need not always be shown. */
export const schedule = {
  from: date.optional().meta({
    label: 'Shown from',
    hint: 'The first day on which the site shows it. It stays empty where that is at once.',
  }),
  until: date.optional().meta({
    label: 'Shown until',
    hint: 'The last day on which the site shows it. It stays empty where there is none.',
  }),
  draft: z
    .boolean()
    .optional()
    .meta({ hint: 'Yes, while the site is not to show it, whatever the days are.' }),
};

/** Reports a last day before the first one. @param field that of the last day */
export function checkDays(
  { from, until }: Schedule,
  context: z.core.$RefinementCtx,
  field = 'until',
): void {
  if (from === undefined || until === undefined || from <= until) return;
  const message = `expected a date from ${from} (from) on`;
  context.addIssue({ code: 'custom', path: [field], message });
}

/** Whether the site shows an entry on the day of the content; the page beside a form of the editor shows any. */
export function isShown({ from, until, draft = false }: Schedule): boolean {
  if (draftsOfPage()) return true;
  if (draft || (from === undefined && until === undefined)) return !draft;
  const today = contentDate();
  return (from ?? today) <= today && today <= (until ?? today);
}

/** Whether the site shows an entry from now on. */
export const isPermanent = (entry: Schedule) => entry.until === undefined && isShown(entry);

type Bare<Entry> = Entry extends unknown ? Omit<Entry, keyof Schedule> : never;

/** The entries that the site shows on the day of the content. */
export function shownOf<Entry extends Schedule>(entries: readonly Entry[]): Bare<Entry>[] {
  return entries
    .filter(isShown)
    .map(({ from: _, until: __, draft: ___, ...entry }) => entry as Bare<Entry>);
}
