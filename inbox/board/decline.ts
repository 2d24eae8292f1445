import type { Changed, Me, Message, MessageRow, NewAnswer, Stage } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { filled, templatesFor } from '../message/template.ts';

/** The mail of a stage in an applicant's language, filled in; undefined if the stage has no template. */
export function mailOf(message: Message, { template }: Stage, me: Me) {
  const own = templatesFor(message, me).find(({ id }) => id === template);
  return own && filled(own, message, me);
}

/** Moves an application to a stage, and answers with the stage's mail. Done twice, it mails once. */
export async function decline({ id }: MessageRow, stage: Stage, me: Me): Promise<void> {
  const message = await request<Message>(`messages/${id}`);
  const body = { ids: [id], stage: stage.id };
  await request<Changed>('messages/change', { method: 'POST', body });
  const mail = mailOf(message, stage, me);
  const last = message.answers.at(-1);
  // The desk had stored it, but its answer got lost.
  if (!mail || (last?.subject === mail.subject && last.text === mail.text.trim())) return;
  const answer: NewAnswer = { ...mail, after: last?.id ?? null };
  await request(`messages/${id}/answers`, { method: 'POST', body: answer });
}

/** Applications that nobody has declined or invited. */
export function undecided(rows: readonly MessageRow[], { stages }: Pick<Me, 'stages'>) {
  const isDecided = ({ stage }: MessageRow) => {
    const { status } = stages.find(({ id }) => id === stage) ?? {};
    return status === 'declined' || status === 'invited';
  };
  return rows.filter((row) => !isDecided(row));
}
