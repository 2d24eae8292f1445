import { z } from 'zod';
import type { InboxMessage } from '../store/inbox-store.ts';
import { InboxRefusal, read } from './refusal.ts';
import { visible } from './rights.ts';
import { type Calls, type Route, route } from './route.ts';

const params = z.object({ id: z.string() });

type MessageCall = Calls['messages'] & { message: InboxMessage; id: string };

/** Declares a route below `messages/:id`, about a message that the person may see. */
export function messageRoute(
  method: Route['method'],
  path: string,
  handle: (call: MessageCall) => Promise<unknown>,
): Route {
  return messageBodyRoute(method, path, z.unknown(), handle);
}

/** Declares such a route with a body, which is read before the message. */
export function messageBodyRoute<Body>(
  method: Route['method'],
  path: string,
  schema: z.ZodType<Body>,
  handle: (call: MessageCall & { body: Body }) => Promise<unknown>,
): Route {
  return route(method, `messages/:id${path}`, { needs: 'messages' }, async (call) => {
    const { id } = read(params, call.request.params);
    const body = read(schema, call.request.body);
    return handle({ ...call, id, body, message: await messageOf(call, id) });
  });
}

/** A message. @throws InboxRefusal if there is none that the person may see */
export async function messageOf({ inbox, rights }: Calls['messages'], id: string) {
  const [message] = await inbox.store.messages({ ids: [id] }, visible(rights), 1);
  if (!message) throw new InboxRefusal('unknown');
  return message;
}
