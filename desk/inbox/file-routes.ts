import { z } from 'zod';
import { sendFile } from '../intake/send-file.ts';
import { referenceOf } from '../store/reference.ts';
import { messageRoute } from './message-route.ts';
import { record } from './record.ts';
import { InboxRefusal, read } from './refusal.ts';
import { zipOf } from './zip-of-files.ts';

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
  messageRoute('GET', '/files.zip', async (call) => {
    const { inbox, id, reply, message } = call;
    const files = await inbox.store.attachmentsOf(id);
    if (files.length === 0) throw new InboxRefusal('unknown');
    for (const { name } of files) await record(call, 'download', `${id} ${name}`);
    const receivedAt = new Date(message.submission.receivedAt);
    const { content, size } = await zipOf(files, receivedAt, inbox.files.read);
    return reply
      .header('content-disposition', `attachment; filename="${referenceOf(id)}.zip"`)
      .header('content-length', size)
      .type('application/zip')
      .send(content);
  }),
];
