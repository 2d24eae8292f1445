import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { UNSUBSCRIBE_PATH } from '#contract/wire.ts';
import { deskPage, sendDeskPage } from '../desk-page.ts';
import { html } from '../html.ts';
import { type AcceptPorts, RETRY_AFTER_SECONDS } from './accept.ts';

interface UnsubscribeRequest {
  Querystring: { token?: unknown };
}

/** As every version has made them. PostgreSQL takes no NUL, not even to say that it has no such row. */
const TOKEN = /^[\w-]+$/;

/**
 * The way off the list. The link in a mail opens a page that asks and changes nothing, since mail
 * scanners open every link; its button, or that of a mail program (RFC 8058), posts to the same
 * URL. The answer is the same whether there was such a subscriber or not.
 */
export function addUnsubscribe(app: FastifyInstance, ports: AcceptPorts): void {
  const { content, store, clock } = ports;
  const { title, question, button, done, failed } = content.mails.unsubscribe.page;

  app.get(UNSUBSCRIBE_PATH, async (_, reply) =>
    sendDeskPage(
      reply,
      // Without an action the form posts to the URL it stands on, token included.
      deskPage(
        title,
        html`<p>${question}</p>
<form method="post"><button>${button}</button></form>`,
        content,
      ),
    ),
  );

  app.post<UnsubscribeRequest>(UNSUBSCRIBE_PATH, async (request, reply) => {
    const token = String(request.query.token ?? '');
    const farewell = { id: randomUUIDv7(), receivedAt: clock.now() };
    try {
      const left = TOKEN.test(token) && (await store.unsubscribe(token, farewell));
      if (left) ports.accepted(farewell.id, undefined);
    } catch (err) {
      request.log.error({ err }, 'could not take a subscriber off the list');
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
      return sendDeskPage(reply, deskPage(title, html`<p role="alert">${failed}</p>`, content));
    }
    return sendDeskPage(reply, deskPage(title, html`<p>${done}</p>`, content));
  });
}
