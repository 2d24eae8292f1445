import { z } from 'zod';
import type { InboxMessage } from '../store/inbox-store.ts';
import { InboxRefusal, read } from './refusal.ts';
import { visible } from './rights.ts';
import type { Calls } from './route.ts';

const params = z.object({ id: z.string() });

/**
 * The message of a path such as `messages/:id`.
 * @throws InboxRefusal if there is none that the person may see
 */
export async function messageOf({
  request,
  inbox,
  rights,
}: Calls['messages']): Promise<InboxMessage> {
  const { id } = read(params, request.params);
  const [message] = await inbox.store.messages({ ids: [id] }, visible(rights), 1);
  if (!message) throw new InboxRefusal('unknown');
  return message;
}
