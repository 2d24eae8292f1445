import { z } from 'zod';
import { sendFile } from '../intake/send-file.ts';
import type { Attachment } from '../store/submission.ts';
import { messageOf } from './message-of.ts';
import { record } from './record.ts';
import { InboxRefusal, read } from './refusal.ts';
import { type Calls, type Route, route } from './route.ts';

const params = z.object({ position: z.coerce.number().int().nonnegative() });

const needs = 'messages';

/** The files of messages. */
export const fileRoutes: Route[] = [
  route('GET', 'messages/:id/files/:position', { needs }, async (call) => {
    const { id, file } = await fileOf(call);
    await record(call, 'download', `${id} ${file.name}`);
    return sendFile(call.request, call.reply, file, call.inbox.files);
  }),
];

/** @throws InboxRefusal if the message has no such file */
async function fileOf(call: Calls['messages']): Promise<{ id: string; file: Attachment }> {
  const { position } = read(params, call.request.params);
  const { submission } = await messageOf(call);
  const file = (await call.inbox.store.attachmentsOf(submission.id))[position];
  if (!file) throw new InboxRefusal('unknown');
  return { id: submission.id, file };
}
