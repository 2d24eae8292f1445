import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailTexts } from '#shared/mails.ts';
import { TOKEN_NAME } from '#shared/wire.ts';
import type { DeskContent } from '../content.ts';
import { type Html, html } from '../pages/html.ts';
import { contentFor, type LinkTexts, linkPage, linkTo, tokenIn } from '../pages/link.ts';
import { deskPage, sendDeskPage } from '../pages/page.ts';
import type { Submission } from '../store/submission.ts';
import type { StepOutcome } from '../store/submission-store.ts';
import { type AcceptOptions, RETRY_AFTER_SECONDS } from './accept.ts';
import { readUrlencoded, type WireFields } from './read-body.ts';

/** A request for a page behind a link in a mail. */
export interface TokenRequest {
  Querystring: { [TOKEN_NAME]?: unknown };
}

/** The fields that a form of such a page sends; none in a body of another type. */
export function fieldsOf({ body }: FastifyRequest<TokenRequest>): WireFields {
  return Buffer.isBuffer(body) ? readUrlencoded(body) : new Map();
}

/**
 * The token of a POST, empty if it is missing or malformed: a form sends it alone or as the whole link, a mail
 * program in the query (RFC 8058).
 */
export function tokenOf(request: FastifyRequest<TokenRequest>): string {
  return tokenIn(String(fieldsOf(request).get(TOKEN_NAME) ?? request.query[TOKEN_NAME] ?? ''));
}

/**
 * Answers the GET of a link in a mail with a form, which posts the token. Nothing is looked up and nothing
 * changes: mail scanners open every link.
 */
export function addLinkForm(
  app: FastifyInstance,
  { content }: Pick<AcceptOptions, 'content'>,
  path: string,
  textsIn: (words: DeskContent) => LinkTexts,
  options: { atOnce: boolean },
): void {
  app.get<TokenRequest>(path, (request, reply) => {
    const words = contentFor(request, content());
    const token = request.query[TOKEN_NAME];
    if (token === undefined) {
      return sendDeskPage(reply, linkPage(textsIn(words), words, { path, ...options }));
    }
    // A link of an earlier version.
    return reply.redirect(linkTo(path, tokenIn(String(token)), words), 303);
  });
}

/** A page behind a link in a mail, whose button acts on the link's token. */
interface LinkPage {
  path: string;
  textsOf(words: DeskContent): MailTexts['confirm']['page'];
  act(token: string, step: Pick<Submission, 'id' | 'receivedAt'>): Promise<StepOutcome>;
}

/** Adds a page behind a link in a mail. The button, or a mail program (RFC 8058), posts to the same path. */
export function addLinkPage(
  app: FastifyInstance,
  { content, clock, accepted }: AcceptOptions,
  { path, textsOf, act }: LinkPage,
): void {
  addLinkForm(app, { content }, path, textsOf, { atOnce: false });

  app.post<TokenRequest>(path, async (request, reply) => {
    const words = contentFor(request, content());
    const texts = textsOf(words);
    const token = tokenOf(request);
    // In another language it is the question again, which has then been answered.
    const done = () => deskPage(texts.title, html`<p>${texts.done}</p>`, words);
    const page = (body: Html) =>
      deskPage(texts.title, body, words, { addressIn: (other) => linkTo(path, token, other) });
    const step = { id: randomUUIDv7(), receivedAt: clock.now() };
    try {
      const outcome = token === '' ? 'unknown' : await act(token, step);
      if (outcome === 'unknown') {
        return sendDeskPage(reply.code(404), page(html`<p>${texts.unknown}</p>`));
      }
      if (outcome === 'stored') accepted(step.id, undefined);
    } catch (err) {
      request.log.error({ err }, 'could not act on a link');
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
      return sendDeskPage(reply, page(html`<p role="alert">${texts.failed}</p>`));
    }
    return sendDeskPage(reply, done());
  });
}
