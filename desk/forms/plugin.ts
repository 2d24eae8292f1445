import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ACCEPTED_TEXT,
  REFUSAL_TEXTS,
  SEND_FORM_PATH,
  SEND_PATH,
  THANK_YOU_PATH,
} from '#contract/wire.ts';
import type { Config } from '../config.ts';
import { ipKey } from '../rate-limit/ip-key.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import type { Visits } from '../visits.ts';
import { type AcceptPorts, acceptForm } from './accept.ts';
import { addressedForm } from './addressed-form.ts';
import { answerRefusal } from './answer-refusal.ts';
import { addBodyParsers } from './body-parsers.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { refuseWhileInProgress } from './in-progress.ts';
import { isNavigation } from './is-navigation.ts';
import { isOwnOrigin } from './is-own-origin.ts';
import { mediaType } from './media-type.ts';
import { readJson } from './read-body.ts';
import { readForm } from './read-form.ts';
import { Refusal } from './refusal.ts';
import { senderOf } from './sender.ts';
import { addUnsubscribe } from './unsubscribe.ts';

interface FormsOptions extends AcceptPorts {
  siteUrl: string;
  /** Other origins whose pages may send forms. */
  allowedOrigins: string[];
  formsPerMinute: Config['formsPerMinute'];
  rateLimit: RateLimit;
  visits: Visits;
}

/**
 * Takes forms by EmailJS's API, `OK` only once the submission and its delivery are stored; and
 * subscribers off the list.
 */
export async function formsPlugin(app: FastifyInstance, options: FormsOptions): Promise<void> {
  const { siteUrl, allowedOrigins, content } = options;

  app.addHook('onRequest', async (request, reply) => {
    allowOrigin(request, reply, allowedOrigins);
    if (request.method !== 'POST') return;
    const { origin } = request.headers;
    const isAllowed = origin !== undefined && allowedOrigins.includes(origin);
    if (!isAllowed && !isOwnOrigin(origin, siteUrl, request.host)) {
      throw new Refusal(403, REFUSAL_TEXTS.forbidden);
    }
    await takeTurn(request, options);
  });
  refuseWhileInProgress(app);
  addBodyParsers(app);

  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply, content));

  app.post(SEND_PATH, async (request, reply) => {
    if (mediaType(request) !== 'application/json') {
      throw new Refusal(415, 'Unsupported Media Type');
    }
    const body = readJson(request.body as Buffer);
    const form = addressedForm(body, content.emailjs);
    const params = body.get('template_params') ?? {};
    if (typeof params !== 'object' || Array.isArray(params)) {
      throw new Refusal(400, REFUSAL_TEXTS.paramsNotAnObject);
    }
    const fields = new Map(Object.entries(params));
    await acceptForm(options, form, fields, senderOf(request, options));
    return reply.type('text/plain').send(ACCEPTED_TEXT);
  });

  app.post(SEND_FORM_PATH, async (request, reply) => {
    const { form, fields } = await readForm(request, content.emailjs);
    await acceptForm(options, form, fields, senderOf(request, options));
    return isNavigation(request.headers)
      ? reply.redirect(THANK_YOU_PATH, 303)
      : reply.type('text/plain').send(ACCEPTED_TEXT);
  });

  addUnsubscribe(app, options);

  for (const url of [SEND_PATH, SEND_FORM_PATH]) {
    app.route({
      method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      onRequest: async (request, reply) =>
        answerPreflight(request, reply, allowedOrigins)
          ? reply
          : reply.code(405).header('allow', 'POST').type('text/plain').send('Method Not Allowed'),
      handler: () => undefined,
    });
  }
}

/** @throws Refusal 429 when this IP address, or everybody together, has sent too much. */
async function takeTurn(
  request: FastifyRequest,
  { rateLimit, formsPerMinute, clock }: FormsOptions,
): Promise<void> {
  const { perIp, total } = formsPerMinute;
  const now = clock.now();
  let wait: number;
  try {
    wait =
      (await rateLimit.take(ipKey(request.ip), perIp, now)) ||
      (await rateLimit.take('total', total, now));
  } catch (err) {
    // Without its store nothing is accepted anyway; the refusal then shows what was typed.
    request.log.warn({ err }, 'the rate limit cannot be read');
    return;
  }
  if (wait > 0) {
    throw new Refusal(429, REFUSAL_TEXTS.tooManyRequests, { retryAfter: Math.ceil(wait / 1000) });
  }
}
