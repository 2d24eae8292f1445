import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailTexts } from '#api/mails.ts';
import { type Html, html } from '../pages/html.ts';
import { contentFor } from '../pages/link.ts';
import { deskPage, sendDeskPage } from '../pages/page.ts';
import type { Submission } from '../store/submission.ts';
import { type AcceptOptions, RETRY_AFTER_SECONDS } from './accept.ts';

/** A request for a page whose link has a token. */
export interface TokenRequest {
  Querystring: { token?: unknown };
}

/** The token of a link; empty if it is missing or malformed. */
export function tokenOf({ query }: FastifyRequest<TokenRequest>): string {
  const token = String(query.token ?? '');
  // Matches the tokens of every version. PostgreSQL rejects a query with a NUL in a value.
  return /^[\w-]+$/.test(token) ? token : '';
}

/** A page behind a link in a mail, whose button acts on the link's token. */
interface LinkPage {
  path: string;
  textsOf(mails: MailTexts): MailTexts['confirm']['page'];
  /** Acts on the token; false when it is unknown. */
  act(token: string, step: Pick<Submission, 'id' | 'receivedAt'>): Promise<boolean>;
}

/**
 * Adds a page behind a link in a mail. A GET only shows a button, since mail scanners open every link.
 * The button, or a mail program (RFC 8058), posts to the same URL.
 */
export function addLinkPage(
  app: FastifyInstance,
  { content, clock, accepted }: AcceptOptions,
  { path, textsOf, act }: LinkPage,
): void {
  const pageFor = (request: FastifyRequest) => {
    const words = contentFor(request, content);
    const texts = textsOf(words.mails);
    return { texts, page: (body: Html) => deskPage(texts.title, body, words) };
  };

  app.get(path, async (request, reply) => {
    const { texts, page } = pageFor(request);
    return sendDeskPage(
      reply,
      // Without an action the form posts to its own URL, token included.
      page(html`<p>${texts.question}</p>
<form method="post"><button>${texts.button}</button></form>`),
    );
  });

  app.post<TokenRequest>(path, async (request, reply) => {
    const { texts, page } = pageFor(request);
    const token = tokenOf(request);
    const step = { id: randomUUIDv7(), receivedAt: clock.now() };
    try {
      const isKnown = token !== '' && (await act(token, step));
      if (!isKnown) return sendDeskPage(reply.code(404), page(html`<p>${texts.unknown}</p>`));
      accepted(step.id, undefined);
    } catch (err) {
      request.log.error({ err }, 'could not act on a link');
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
      return sendDeskPage(reply, page(html`<p role="alert">${texts.failed}</p>`));
    }
    return sendDeskPage(reply, page(html`<p>${texts.done}</p>`));
  });
}
