import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { MailTexts } from '#contract/mails.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#contract/wire.ts';
import { deskPage, sendDeskPage } from '../desk-page.ts';
import { type Html, html } from '../html.ts';
import type { Submission } from '../store/submission.ts';
import { type AcceptPorts, newToken, RETRY_AFTER_SECONDS } from './accept.ts';

interface TokenRequest {
  Querystring: { token?: unknown };
}

/** As every version has made them. PostgreSQL takes no NUL, not even to say that it has no such row. */
const TOKEN = /^[\w-]+$/;

interface SubscriptionPage {
  path: string;
  texts: MailTexts['confirm']['page'];
  /** Acts on the token; whether it was known. */
  act(token: string, step: Pick<Submission, 'id' | 'receivedAt'>): Promise<boolean>;
}

/** The way onto the list, and off it. */
export function addSubscriptionPages(app: FastifyInstance, ports: AcceptPorts): void {
  const { mails } = ports.content;
  const { store } = ports;
  addPage(app, ports, {
    path: CONFIRM_PATH,
    texts: mails.confirm.page,
    act: (token, step) => store.confirm(token, { ...step, token: newToken() }),
  });
  addPage(app, ports, {
    path: UNSUBSCRIBE_PATH,
    texts: mails.unsubscribe.page,
    act: (token, step) => store.unsubscribe(token, step),
  });
}

/**
 * The link in a mail opens a page that asks and changes nothing, since mail scanners open every link;
 * its button, or that of a mail program (RFC 8058), posts to the same URL.
 */
function addPage(
  app: FastifyInstance,
  { content, clock, accepted }: AcceptPorts,
  { path, texts, act }: SubscriptionPage,
): void {
  const page = (body: Html) => deskPage(texts.title, body, content);

  app.get(path, async (_, reply) =>
    sendDeskPage(
      reply,
      // Without an action the form posts to the URL it stands on, token included.
      page(html`<p>${texts.question}</p>
<form method="post"><button>${texts.button}</button></form>`),
    ),
  );

  app.post<TokenRequest>(path, async (request, reply) => {
    const token = String(request.query.token ?? '');
    const step = { id: randomUUIDv7(), receivedAt: clock.now() };
    try {
      const isKnown = TOKEN.test(token) && (await act(token, step));
      if (!isKnown) return sendDeskPage(reply.code(404), page(html`<p>${texts.unknown}</p>`));
      accepted(step.id, undefined);
    } catch (err) {
      request.log.error({ err }, 'could not store a step of a subscription');
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
      return sendDeskPage(reply, page(html`<p role="alert">${texts.failed}</p>`));
    }
    return sendDeskPage(reply, page(html`<p>${texts.done}</p>`));
  });
}
