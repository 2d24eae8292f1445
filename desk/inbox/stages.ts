import type { Words } from '#shared/desk-content.ts';
import type { Stage } from '#shared/inbox.ts';
import { OFFICE_STATUSES } from '#shared/mails.ts';
import type { DeskContent } from '../content.ts';

/** The stages of content; without any, the statuses of an application. */
export function stagesOf(languages: DeskContent['languages']): Stage[] {
  const [{ inbox }] = languages;
  const labels = (label: (words: Words) => string | undefined) =>
    Object.fromEntries(languages.map((words) => [words.language.code, label(words) ?? '']));
  if (inbox.stages.length === 0) {
    return OFFICE_STATUSES.map((status) => ({
      ...{ id: status, status },
      labels: labels(({ mails }) => mails.career.page.statuses[status].label),
    }));
  }
  return inbox.stages.map(({ label: _, ...stage }, index) => ({
    ...stage,
    labels: labels((words) => words.inbox.stages[index]?.label),
  }));
}
