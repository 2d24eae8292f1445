import type {
  Change,
  Changed,
  Me,
  Message,
  MessageRow,
  Names,
  NewAnswer,
  Stage,
} from '#shared/inbox.ts';
import { request } from '../api.ts';
import { filled, templatesFor } from '../message/template.ts';

/** The mail of a stage in an applicant's language, filled in; undefined if the stage has no template. */
export function mailOf(message: Message, { template }: Stage, me: Me) {
  const own = templatesFor(message, me).find(({ id }) => id === template);
  return own && filled(own, message, me);
}

/** Answers an application with a stage's mail, and moves it there. Done again after a failure, it mails once. */
export async function decline({ id }: MessageRow, stage: Stage, me: Me): Promise<void> {
  const message = await request<Message>(`messages/${id}`);
  const mail = mailOf(message, stage, me);
  const last = message.answers.at(-1);
  // The desk had stored it, but said so in vain.
  const isSent = last?.subject === mail?.subject.trim() && last?.text === mail?.text.trim();
  if (mail && !isSent) {
    const body: NewAnswer = { ...mail, after: last?.id ?? null };
    await request(`messages/${id}/answers`, { method: 'POST', body });
  }
  // Last, so that whoever was not mailed remains among those to decline.
  const body: Change = { ids: [id], stage: stage.id };
  await request<Changed>('messages/change', { method: 'POST', body });
}

/** Applications that nobody has declined or invited. */
export function undecided(rows: readonly MessageRow[], { stages }: Pick<Names, 'stages'>) {
  const isDecided = ({ stage }: MessageRow) => {
    const { status } = stages.find(({ id }) => id === stage) ?? {};
    return status === 'declined' || status === 'invited';
  };
  return rows.filter((row) => !isDecided(row));
}
