import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import type { DeskContent } from '../content.ts';
import { sendDeskPage } from '../desk-page.ts';
import { isNavigation } from './is-navigation.ts';
import { Refusal } from './refusal.ts';
import { refusalPage } from './refusal-page.ts';

/** Answers what went wrong: plain text to programs, a page to a browser that navigated here. */
export function answerRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  content: DeskContent,
): FastifyReply {
  const refusal = error instanceof Refusal ? error : frameworkRefusal(error);
  if (refusal.status >= 500) {
    request.log.error({ err: refusal.cause ?? error }, 'could not take a form');
  }
  reply.code(refusal.status);
  if (!request.raw.complete) {
    // With it Node would hang up at once, and a reset would swallow the answer.
    reply.removeHeader('connection');
    hangUpSoon(request);
  }
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter);
  if (request.routeOptions.url === SEND_FORM_PATH && isNavigation(request)) {
    return sendDeskPage(reply, refusalPage(refusal, content));
  }
  return reply.type('text/plain; charset=utf-8').send(refusal.message);
}

/** Time for a sender whose body is not waited for to read the answer. */
const HANG_UP_AFTER_MS = 2_000;

/** How much is thrown away meanwhile: at full speed it would pile up before it is collected. */
const MOST_DISCARDED = 4 * 1024 * 1024;

function hangUpSoon({ raw }: FastifyRequest): void {
  let discarded = 0;
  raw.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MOST_DISCARDED) raw.pause();
  });
  raw.resume();
  setTimeout(() => raw.complete || raw.socket.destroy(), HANG_UP_AFTER_MS).unref();
}

/** Fastify's own errors (too large, wrong media type, cut off): its status, without its details. */
function frameworkRefusal(error: unknown): Refusal {
  const status = Number((error as { statusCode?: unknown }).statusCode ?? 500);
  return new Refusal(status, STATUS_CODES[status] ?? 'Error', { cause: error });
}
