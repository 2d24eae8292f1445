import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { ACCEPTED_TEXT, SEND_FORM_PATH, SEND_PATH, THANK_YOU_PATH } from '#contract/wire.ts';
import type { Visits } from '../visits.ts';
import { type AcceptPorts, acceptForm } from './accept.ts';
import { answerRefusal } from './answer-refusal.ts';
import { addBodyParsers } from './body-parsers.ts';
import { checkOrigin } from './check-origin.ts';
import { refuseWhileInProgress } from './in-progress.ts';
import { isNavigation } from './is-navigation.ts';
import { readForm, readJsonForm } from './read-form.ts';
import { senderOf } from './sender.ts';
import { addSubscriptionPages } from './subscription-pages.ts';
import { type TurnPorts, takeTurn } from './take-turn.ts';

const ONE_DAY_SECONDS = 86_400;

interface FormsOptions extends AcceptPorts, TurnPorts {
  siteUrl: string;
  /** Other origins whose pages may send forms. */
  allowedOrigins: string[];
  visits: Visits;
}

/**
 * Takes forms by EmailJS's API, `OK` only once the submission and its delivery are stored; and
 * subscribers onto the list and off it.
 */
export async function formsPlugin(app: FastifyInstance, options: FormsOptions): Promise<void> {
  const { allowedOrigins, content } = options;

  if (allowedOrigins.length > 0) {
    // Whether a page may send is decided by checkOrigin: a browser sends a plain form without asking.
    await app.register(cors, {
      origin: allowedOrigins,
      methods: ['POST'],
      allowedHeaders: ['Content-Type', 'Idempotency-Key'],
      exposedHeaders: ['Retry-After'],
      maxAge: ONE_DAY_SECONDS,
    });
  }
  // Both take something until the request's end, so they come before anything is waited for: the end
  // of who hangs up meanwhile is not told again.
  refuseWhileInProgress(app);
  addBodyParsers(app);
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST') return;
    checkOrigin(request, options);
    await takeTurn(request, options);
  });

  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply, content));

  app.post(SEND_PATH, async (request, reply) => {
    const form = readJsonForm(request, content.emailjs);
    await acceptForm(options, form, senderOf(request, options));
    return reply.type('text/plain').send(ACCEPTED_TEXT);
  });

  app.post(SEND_FORM_PATH, async (request, reply) => {
    const form = await readForm(request, content.emailjs);
    await acceptForm(options, form, senderOf(request, options));
    return isNavigation(request)
      ? reply.redirect(THANK_YOU_PATH, 303)
      : reply.type('text/plain').send(ACCEPTED_TEXT);
  });

  addSubscriptionPages(app, options);

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
