import { randomUUIDv7 } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormName } from '#contract/forms.ts';
import {
  ACCEPTED_TEXT,
  REFUSALS,
  SEND_FORM_PATH,
  SEND_PATH,
  THANK_YOU_PATH,
} from '#contract/wire.ts';
import type { Clock } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import type { SubmissionStore } from '../store/port.ts';
import { templates } from '../templates/templates.ts';
import { addressedForm } from './address.ts';
import { answerRefusal } from './answer-refusal.ts';
import { isNavigation } from './is-navigation.ts';
import { isOwnOrigin } from './is-own-origin.ts';
import { readJson, readMultipart, readUrlencoded } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { validate } from './validate.ts';
import type { WireFields } from './wire-fields.ts';

/** Room for the longest message with every character escaped, several times over. */
const MAX_BODY_BYTES = 1024 * 1024;

const RETRY_AFTER_SECONDS = 60;

interface FormsOptions {
  siteUrl: string;
  submissionsPerMinute: number;
  content: DeskContent;
  store: SubmissionStore;
  clock: Clock;
  /** Called when a submission is on disk. */
  accepted(id: string): void;
}

/** Takes forms by EmailJS's API: `OK` only once the submission and its delivery are stored. */
export async function formsPlugin(app: FastifyInstance, options: FormsOptions): Promise<void> {
  const { siteUrl, content, store, clock } = options;

  app.removeAllContentTypeParsers();
  const raw = { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES } as const;
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    raw,
    (_, body: Buffer, done) => done(null, body),
  );

  await app.register(rateLimit, {
    max: options.submissionsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_, { ttl }) =>
      new Refusal(429, REFUSALS.tooManyRequests, { retryAfter: Math.ceil(ttl / 1000) }),
  });

  app.addHook('onRequest', async (request) => {
    if (!isOwnOrigin(request.headers.origin, siteUrl, request.host)) {
      throw new Refusal(403, REFUSALS.forbidden);
    }
  });

  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply, content));

  app.post(SEND_PATH, async (request, reply) => {
    if (mediaType(request) !== 'application/json') {
      throw new Refusal(415, 'Unsupported Media Type');
    }
    const body = readJson(request.body as Buffer);
    const form = addressedForm(body, content.mail);
    const params = body.get('template_params') ?? {};
    if (typeof params !== 'object' || Array.isArray(params)) {
      throw new Refusal(400, REFUSALS.paramsNotAnObject);
    }
    await accept(form, new Map(Object.entries(params)));
    return reply.type('text/plain').send(ACCEPTED_TEXT);
  });

  app.post(SEND_FORM_PATH, async (request, reply) => {
    const fields = await readForm(request);
    await accept(addressedForm(fields, content.mail), fields);
    return isNavigation(request.headers)
      ? reply.redirect(THANK_YOU_PATH, 303)
      : reply.type('text/plain').send(ACCEPTED_TEXT);
  });

  for (const url of [SEND_PATH, SEND_FORM_PATH]) {
    app.route({
      method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      onRequest: async (_, reply) =>
        reply.code(405).header('allow', 'POST').type('text/plain').send('Method Not Allowed'),
      handler: () => undefined,
    });
  }

  async function accept(form: FormName, fields: WireFields): Promise<void> {
    const values = validate(form, fields);
    const submission = {
      id: randomUUIDv7(),
      receivedAt: clock.now(),
      form,
      fields: Object.entries(values).map(([name, value]) => ({
        name,
        label: content.form.labels[name] ?? name,
        value,
      })),
    };
    try {
      await store.accept(submission, templates[form].onceKey?.(values) ?? null);
    } catch (cause) {
      throw new Refusal(503, 'Service Unavailable', {
        cause,
        retryAfter: RETRY_AFTER_SECONDS,
        typed: { form, values, problems: [] },
      });
    }
    options.accepted(submission.id);
  }
}

function readForm(request: FastifyRequest): WireFields | Promise<WireFields> {
  switch (mediaType(request)) {
    case 'multipart/form-data':
      return readMultipart(request.body as Buffer, request.headers['content-type'] ?? '');
    case 'application/x-www-form-urlencoded':
      return readUrlencoded(request.body as Buffer);
    default:
      throw new Refusal(415, 'Unsupported Media Type');
  }
}

function mediaType({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
