import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ACCEPTED_TEXT,
  LANGUAGE_NAME,
  REFUSAL_TEXTS,
  SEND_FORM_PATH,
  SEND_PATH,
  THANK_YOU_PATH,
} from '#shared/wire.ts';
import { type DeskContent, inLanguage } from '../content.ts';
import { acceptForm } from './accept.ts';
import { type AllowedOrigins, mayPost } from './allowed-origins.ts';
import { answerRefusal, isNavigation } from './answer-refusal.ts';
import { addBodyParsers } from './body-parsers.ts';
import { addApplicationPages } from './cases/application.ts';
import { addFilesPage, type FilesPageOptions } from './files-page.ts';
import { readIdempotencyKey, refuseWhileInProgress } from './idempotency.ts';
import type { IpKeys } from './ip-keys.ts';
import { type ReceivedForm, readForm, readJsonForm } from './read-form.ts';
import { Refusal } from './refusal.ts';
import { registrationPlugin } from './registration/plugin.ts';
import { spamReasonOf, type Visits } from './spam-check.ts';
import { addSubscriptionPages } from './subscription-pages.ts';

const ONE_DAY_SECONDS = 86_400;

interface IntakeOptions extends FilesPageOptions, AllowedOrigins {
  visits: Visits;
  ipKeys: Pick<IpKeys, 'keysOf'>;
}

/**
 * Adds EmailJS's API for forms, which answers `OK` only once the submission and its delivery are stored;
 * and the pages of subscriptions and applications.
 */
export async function intakePlugin(app: FastifyInstance, options: IntakeOptions): Promise<void> {
  const { allowedOrigins, rateLimit } = options;

  if (allowedOrigins.length > 0) {
    // CORS only lets pages read answers. Whether they may send is up to checkOrigin, since browsers
    // send plain forms without a preflight.
    await app.register(cors, {
      origin: allowedOrigins,
      methods: ['POST'],
      allowedHeaders: ['Content-Type', 'Idempotency-Key'],
      exposedHeaders: ['Retry-After'],
      maxAge: ONE_DAY_SECONDS,
    });
  }
  // Register before any await: 'close' is not re-emitted for clients that disconnect early.
  refuseWhileInProgress(app);
  addBodyParsers(app, options.ipKeys);
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST') return;
    checkOrigin(request, options);
    const wait = await rateLimit.countAttempt(request.ip);
    if (wait > 0) throw new Refusal(429, REFUSAL_TEXTS.tooManyRequests, { retryAfter: wait });
  });

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal && error.reason) options.refused(error.reason);
    return answerRefusal(error, request, reply, options.content());
  });

  const accept = (content: DeskContent, received: ReceivedForm, request: FastifyRequest) =>
    acceptForm(options, content, received, {
      ip: request.ip,
      idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
      spamReason: spamReasonOf(received.fields, request, options),
    });

  app.post(SEND_PATH, async (request, reply) => {
    const content = options.content();
    await accept(content, readJsonForm(request, content.emailjs), request);
    return reply.type('text/plain').send(ACCEPTED_TEXT);
  });

  app.post(SEND_FORM_PATH, async (request, reply) => {
    const content = options.content();
    const received = await readForm(request, content.emailjs);
    await accept(content, received, request);
    const { base } = inLanguage(content, received.fields.get(LANGUAGE_NAME));
    return isNavigation(request)
      ? reply.redirect(`${base}${THANK_YOU_PATH}`, 303)
      : reply.type('text/plain').send(ACCEPTED_TEXT);
  });

  addSubscriptionPages(app, options);
  addApplicationPages(app, options);
  addFilesPage(app, options);
  await app.register(registrationPlugin, options);

  for (const url of [SEND_PATH, SEND_FORM_PATH]) {
    app.route({
      method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      onRequest: async (_, reply) =>
        reply.code(405).header('allow', 'POST').type('text/plain').send('Method Not Allowed'),
      handler: () => undefined,
    });
  }
}

/**
 * Lets pages of this site and of configured origins post. Only browsers send `Origin`, and pages
 * cannot forge it: a request without one is not a cross-site post.
 * @throws Refusal 403 for another site, or `null` (a sandboxed page)
 */
function checkOrigin({ headers: { origin }, host }: FastifyRequest, origins: AllowedOrigins): void {
  if (origin === undefined || mayPost(origin, host, origins)) return;
  throw new Refusal(403, REFUSAL_TEXTS.forbidden);
}
