import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { Changed, Message, MessageList } from '#shared/inbox.ts';
import { messageChange, messageFilter, newNote } from '#shared/inbox-requests.ts';
import { eraseSubmission } from '../store/erase-submission.ts';
import type { MessageSelection } from '../store/inbox-store.ts';
import { rowOf, wholeMessage } from './message.ts';
import { messageBodyRoute, messageOf, messageRoute } from './message-route.ts';
import { record } from './record.ts';
import { InboxRefusal, read } from './refusal.ts';
import { registrationOf } from './registration.ts';
import { visible } from './rights.ts';
import { type Inbox, type Route, route } from './route.ts';
import { selectionOf } from './selection.ts';
import { stagesOf } from './stages.ts';

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

  messageRoute('GET', '', async (call): Promise<Message> => {
    const { id, person } = call;
    const { store, clock, content } = call.inbox;
    await store.markSeen(id, person.email, clock.now());
    await store.recordRead({ at: clock.now(), actor: person.email, subject: id }, HOUR_MS);
    const { sender } = call.message;
    const others = sender
      ? await store.messages({ sender }, visible(call.rights), MOST_OTHERS + 1)
      : [];
    const message = await wholeMessage(await messageOf(call, id), others, store, content());
    const registration = await registrationOf(call, id);
    return { ...message, ...(registration && { registration }) };
  }),

  route('POST', 'messages/change', { needs }, async (call): Promise<Changed> => {
    const { store, clock, content } = call.inbox;
    const { ids, all, ...change } = read(messageChange, call.request.body);
    const selection: MessageSelection = all
      ? { ...selectionOf(all.filter, content().timeZone), upTo: all.upTo }
      : { ids: ids ?? [] };
    const stage = stagesOf(content()).find(({ id }) => id === change.stage);
    const isStage = change.stage == null || stage !== undefined;
    if (!isStage || !(await isPerson(change.assignee, call.inbox))) {
      throw new InboxRefusal('malformed');
    }
    const changed = await store.changeMessages(
      selection,
      visible(call.rights),
      { ...change, status: stage?.status },
      { at: clock.now(), actor: call.person.email },
    );
    return { changed: changed.length };
  }),

  messageBodyRoute('POST', '/notes', newNote, async ({ inbox, id, person, body: { text } }) => {
    const note = { id: randomUUIDv7(), at: inbox.clock.now(), by: person.email, text };
    await inbox.store.addNote(id, note);
  }),

  messageRoute('POST', '/retry', async (call) => {
    const { inbox, id } = call;
    if (!(await inbox.store.retry(id, inbox.clock.now()))) throw new InboxRefusal('notParked');
    await record(call, 'retry', id);
  }),

  messageRoute('POST', '/settle', async (call) => {
    const { inbox, id } = call;
    if (!(await inbox.store.handle(id, inbox.clock.now()))) throw new InboxRefusal('notParked');
    await record(call, 'handled', id);
  }),

  messageRoute('DELETE', '', async (call) => {
    const { store, clock } = call.inbox;
    await eraseSubmission(store, call.message.submission, clock.now());
    await record(call, 'erase', call.id);
    await store
      .scrub()
      .catch((err) => call.request.log.warn({ err }, 'erased, but traces may be left'));
  }),
];

async function isPerson(id: string | null | undefined, { store, clock }: Inbox): Promise<boolean> {
  return id == null || (await store.people(clock.now())).some((person) => person.id === id);
}
