import { z } from 'zod';
import { sendFile } from '../intake/send-file.ts';
import { messageRoute } from './message-route.ts';
import { record } from './record.ts';
import { InboxRefusal, read } from './refusal.ts';

const params = z.object({ position: z.coerce.number().int().nonnegative() });

/** The files of messages. */
export const fileRoutes = [
  messageRoute('GET', '/files/:position', async (call) => {
    const { position } = read(params, call.request.params);
    const file = (await call.inbox.store.attachmentsOf(call.id))[position];
    if (!file) throw new InboxRefusal('unknown');
    await record(call, 'download', `${call.id} ${file.name}`);
    return sendFile(call.request, call.reply, file, call.inbox.files);
  }),
];
