import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { Change, Changed, Message, MessageList } from '#shared/inbox.ts';
import { messageChange, messageFilter, newNote } from '#shared/inbox-requests.ts';
import { eraseSubmission } from '../store/erase-submission.ts';
import type { MessageSelection } from '../store/inbox-store.ts';
import { rowOf, wholeMessage } from './message.ts';
import { messageOf } from './message-of.ts';
import { record } from './record.ts';
import { InboxRefusal, read } from './refusal.ts';
import { visible } from './rights.ts';
import { type Inbox, type Route, route } from './route.ts';
import { selectionOf } from './selection.ts';
import { stagesOf, statusOf } from './stages.ts';

/** An open message is read again whenever it changes. */
const HOUR_MS = 60 * 60_000;

/** Messages of one answer. */
const PAGE = 50;

/** Other messages of the same sender. */
const MOST_OTHERS = 20;

const listQuery = messageFilter.extend({ before: z.coerce.number().int().exactOptional() });

const needs = 'messages';

/** The list of messages, one message, and what the office makes of it. */
export const messageRoutes: Route[] = [
  route('GET', 'messages', { needs }, async (call): Promise<MessageList> => {
    const { before, ...filter } = read(listQuery, call.request.query);
    const { timeZone } = call.inbox.content();
    const selection = { ...selectionOf(filter, timeZone), below: before };
    const found = await call.inbox.store.messages(selection, visible(call.rights), PAGE + 1);
    const last = found[PAGE - 1];
    return {
      messages: found.slice(0, PAGE).map(rowOf),
      ...(found.length > PAGE && last ? { next: last.number } : {}),
    };
  }),

  route('GET', 'counts', { needs }, ({ inbox: { store }, rights }) =>
    store.messageCounts(visible(rights)),
  ),

  route('GET', 'messages/:id', { needs }, async (call): Promise<Message> => {
    const { store, clock, content } = call.inbox;
    const { submission } = await messageOf(call);
    const { id } = submission;
    await store.markSeen(id, call.person.email, clock.now());
    await store.recordRead({ at: clock.now(), actor: call.person.email, subject: id }, HOUR_MS);
    const message = await messageOf(call);
    const { sender } = message;
    const others = sender
      ? await store.messages({ sender }, visible(call.rights), MOST_OTHERS + 1)
      : [];
    return wholeMessage(message, others, store, content());
  }),

  route('POST', 'messages/change', { needs }, async (call): Promise<Changed> => {
    const { store, clock, content } = call.inbox;
    const { ids, all, ...change } = read(messageChange, call.request.body);
    const selection: MessageSelection = all
      ? { ...selectionOf(all.filter, content().timeZone), upTo: all.upTo }
      : { ids: ids ?? [] };
    await refuseUnknown(change, call.inbox);
    const status = statusOf(change.stage, content());
    const changed = await store.changeMessages(
      selection,
      visible(call.rights),
      { ...change, status },
      { at: clock.now(), actor: call.person.email },
    );
    return { changed: changed.length };
  }),

  route('POST', 'messages/:id/notes', { needs }, async (call) => {
    const { store, clock } = call.inbox;
    const { text } = read(newNote, call.request.body);
    const { submission } = await messageOf(call);
    const at = clock.now();
    const { email: author } = call.person;
    await store.addNote(submission.id, { id: randomUUIDv7(), at, author, text });
    return {};
  }),

  route('POST', 'messages/:id/retry', { needs }, async (call) => {
    const { store, clock } = call.inbox;
    const { submission } = await messageOf(call);
    if (!(await store.retry(submission.id, clock.now()))) throw new InboxRefusal('notParked');
    await record(call, 'retry', submission.id);
    return {};
  }),

  route('POST', 'messages/:id/settle', { needs }, async (call) => {
    const { store, clock } = call.inbox;
    const { submission } = await messageOf(call);
    if (!(await store.handle(submission.id, clock.now()))) throw new InboxRefusal('notParked');
    await record(call, 'handled', submission.id);
    return {};
  }),

  route('DELETE', 'messages/:id', { needs }, async (call) => {
    const { store, clock } = call.inbox;
    const { submission } = await messageOf(call);
    await eraseSubmission(store, submission, clock.now());
    await record(call, 'erase', submission.id);
    await store.scrub();
    return {};
  }),
];

/** @throws InboxRefusal if messages would be assigned to nobody who is, or moved to a stage that is none */
async function refuseUnknown(
  { assignee, stage }: Change,
  { store, clock, content }: Inbox,
): Promise<void> {
  const isUnknown = (wanted: string | null | undefined, all: readonly { id: string }[]) =>
    wanted != null && !all.some(({ id }) => id === wanted);
  if (
    isUnknown(stage, stagesOf(content().languages)) ||
    isUnknown(assignee, assignee ? await store.people(clock.now()) : [])
  ) {
    throw new InboxRefusal('malformed');
  }
}
