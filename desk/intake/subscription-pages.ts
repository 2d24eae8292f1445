import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { MailTexts } from '#api/mails.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#api/wire.ts';
import { type Html, html } from '../pages/html.ts';
import { deskPage, sendDeskPage } from '../pages/page.ts';
import type { Submission } from '../store/submission.ts';
import { type AcceptOptions, newToken, RETRY_AFTER_SECONDS } from './accept.ts';

interface TokenRequest {
  Querystring: { token?: unknown };
}

/** Matches the tokens of every version. PostgreSQL rejects a query with a NUL in a value. */
const TOKEN = /^[\w-]+$/;

interface SubscriptionPage {
  path: string;
  texts: MailTexts['confirm']['page'];
  /** Acts on the token; false when it is unknown. */
  act(token: string, step: Pick<Submission, 'id' | 'receivedAt'>): Promise<boolean>;
}

/** Adds the pages to confirm and to end a subscription. */
export function addSubscriptionPages(app: FastifyInstance, options: AcceptOptions): void {
  const { mails } = options.content;
  const { store } = options;
  addPage(app, options, {
    path: CONFIRM_PATH,
    texts: mails.confirm.page,
    act: (token, step) => store.confirm(token, { ...step, token: newToken() }),
  });
  addPage(app, options, {
    path: UNSUBSCRIBE_PATH,
    texts: mails.unsubscribe.page,
    act: (token, step) => store.unsubscribe(token, step),
  });
}

/**
 * A GET changes nothing, since mail scanners open every link: it shows a button. The button, or that
 * of a mail program (RFC 8058), posts to the same URL.
 */
function addPage(
  app: FastifyInstance,
  { content, clock, accepted }: AcceptOptions,
  { path, texts, act }: SubscriptionPage,
): void {
  const page = (body: Html) => deskPage(texts.title, body, content);

  app.get(path, async (_, reply) =>
    sendDeskPage(
      reply,
      // Without an action the form posts to its own URL, token included.
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
