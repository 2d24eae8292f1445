import type { Words } from '#shared/desk-content.ts';
import type { Stage } from '#shared/inbox.ts';
import { OFFICE_STATUSES } from '#shared/mails.ts';

/** The stages of content; without any, the statuses of an application. */
export function stagesOf({ inbox, mails }: Words): Stage[] {
  if (inbox.stages.length > 0) return inbox.stages;
  const { statuses } = mails.career.page;
  return OFFICE_STATUSES.map((status) => ({ id: status, status, label: statuses[status].label }));
}
