import type { FastifyReply } from 'fastify';
import { type Route, route } from './route.ts';

/** Interval at which the store is queried for changes while a page listens. */
const ASK_EVERY_MS = 1_000;

/** A connection is cut off after 30 s without a byte; so often a comment is sent, and the session checked. */
const STAY_EVERY = 16;

/** Server-sent events (HTML §9.2): `changed` when a message came or was changed. */
export const eventRoutes: Route[] = [
  route('GET', 'events', { needs: 'messages' }, async (call) => {
    const { reply, request, inbox } = call;
    const { store, clock, cookie } = inbox;
    const closed = new AbortController();
    const end = () => closed.abort();
    request.raw.on('close', end);
    inbox.closing.addEventListener('abort', end, { once: true });
    const { raw } = openStream(reply);
    try {
      let last = await store.lastChange();
      // Not before: a page that loads its list on this line misses no change.
      raw.write(': open\n\n');
      for (let asked = 1; !closed.signal.aborted; asked += 1) {
        await clock.sleep(ASK_EVERY_MS, closed.signal);
        if (asked % STAY_EVERY === 0) {
          if (!(await store.session(cookie.read(request), clock.now()))) break;
          raw.write(': here\n\n');
        }
        const now = await store.lastChange();
        if (now !== last) raw.write('event: changed\ndata:\n\n');
        last = now;
      }
    } catch (err) {
      // The page opens a new stream, and says that the desk does not answer.
      request.log.warn({ err }, 'the inbox cannot watch the store');
    }
    inbox.closing.removeEventListener('abort', end);
    raw.end();
    return reply;
  }),
];

/** Starts an answer that goes on; proxies must not collect it. */
function openStream(reply: FastifyReply): FastifyReply {
  reply.hijack();
  const headers = reply.getHeaders() as Record<string, string>;
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
  });
  return reply;
}
