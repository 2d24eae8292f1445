import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { SEND_FORM_PATH } from '#shared/wire.ts';
import { type DeskContent, inLanguage } from '../content.ts';
import { contentFor } from '../pages/link.ts';
import { sendDeskPage } from '../pages/page.ts';
import { refusalLines, refusedFormPage, refusedPage } from '../pages/refusal-page.ts';
import { Refusal } from './refusal.ts';

/**
 * Answers an error with plain text: what is wrong with each field in the visitor's language, and any other
 * reason in English. A browser that navigated here gets a page, with every reason in the visitor's language.
 */
export function answerRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  content: DeskContent,
): FastifyReply {
  const refusal = error instanceof Refusal ? error : frameworkRefusal(error);
  if (refusal.status >= 500) {
    request.log.error({ err: refusal.cause ?? error }, 'could not accept a form');
  }
  reply.code(refusal.status);
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter);
  const words = refusal.typed
    ? inLanguage(content, refusal.typed.language)
    : contentFor(request, content);
  if (!isNavigation(request)) {
    return reply.type('text/plain; charset=utf-8').send(refusalLines(refusal, words));
  }
  const { url = '' } = request.routeOptions;
  return sendDeskPage(
    reply,
    url === SEND_FORM_PATH ? refusedFormPage(refusal, words) : refusedPage(refusal, url, words),
  );
}

/** Fastify's own errors: the status without the details. */
function frameworkRefusal(error: unknown): Refusal {
  const status = Number((error as { statusCode?: unknown }).statusCode ?? 500);
  return new Refusal(status, STATUS_CODES[status] ?? 'Error', { cause: error });
}

/** Whether a browser will show the answer as a page: for a link, or a form posted without JavaScript. */
export function isNavigation({ headers, raw }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  // Programs that accept anything get text.
  return new Negotiator(raw).mediaType(['text/plain', 'text/html']) === 'text/html';
}
