import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Server } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { MAX_LENGTH } from '#shared/limits.ts';
import { isSecret, MAX_UPLOAD_BYTES, UPLOADS_PATH } from '#shared/uploads.ts';
import type { UploadSettings } from '../../config.ts';
import { newSecret } from '../../store/secrets.ts';
import type { UploadRefusal } from '../../store/upload-store.ts';
import { RETRY_AFTER_SECONDS } from '../accept.ts';
import { type AllowedOrigins, mayPost } from '../allowed-origins.ts';
import { readableName } from '../attachment.ts';
import type { IpKeys } from '../ip-keys.ts';
import { bodyOf } from './chunks.ts';
import type { UploadIntake } from './examine.ts';
import { NO_ROOM, NOT_AN_UPLOAD, TOO_LARGE, TOO_MANY, type UploadProblem } from './problems.ts';
import { quotaOf } from './quota.ts';
import { TusStore } from './tus-store.ts';

interface UploadsOptions extends UploadIntake, AllowedOrigins {
  settings: UploadSettings;
  ipKeys: Pick<IpKeys, 'keysOf'>;
}

const REFUSALS: Record<UploadRefusal, UploadProblem> = {
  taken: NOT_AN_UPLOAD,
  enquiry: TOO_LARGE,
  sender: TOO_MANY,
  total: NO_ROOM,
};

/**
 * Adds the upload protocol (tus 1.0.0): files of a form that arrive ahead of it. The address of an upload is known
 * to its sender alone, answers no GET, and ends when a form names it.
 */
export async function uploadsPlugin(app: FastifyInstance, options: UploadsOptions): Promise<void> {
  const { store, files, clock, settings, ipKeys, examine } = options;
  const senders = new WeakMap<object, string>();
  const quota = quotaOf(settings);

  const server = new Server({
    path: UPLOADS_PATH,
    datastore: new TusStore(options),
    maxSize: MAX_UPLOAD_BYTES,
    relativeLocation: true,
    namingFunction: (_, metadata) =>
      isSecret(metadata?.id ?? '') ? String(metadata?.id) : newSecret(),
    allowedOrigins: (origin) => mayPost(origin, '', options),
    // Runs before the protocol reads the body.
    async onIncomingRequest(request) {
      const raw = request.runtime?.node?.req as IncomingMessage;
      Object.defineProperty(request, 'body', { get: () => bodyOf(raw) });
    },
    async onUploadCreate(request, { id, size = 0, metadata = {} }) {
      const { name, enquiry } = metadata;
      const isNamed = name && [...name].length <= MAX_LENGTH.fileName && !name.includes('\0');
      if (size <= 0 || !isNamed || !enquiry || !isSecret(enquiry)) throw NOT_AN_UPLOAD;
      const { open } = await store.uploadTotals();
      const free = await files.freeBytes();
      // What has arrived of open uploads is counted twice: it errs on the safe side.
      if (free - open.bytes - size < settings.reserveBytes) throw NO_ROOM;
      const refusal = await store.addUpload(
        {
          id,
          enquiry: hash('sha256', enquiry, 'base64url'),
          sender: senders.get(request.runtime?.node?.req ?? request) ?? '',
          originalName: readableName(name),
          size,
          addedAt: clock.now(),
        },
        quota,
      );
      if (refusal !== 'added') throw REFUSALS[refusal];
      return {};
    },
    async onUploadFinish(_, { id }) {
      const upload = await store.upload(id);
      const problem = upload && (await examine(upload));
      if (problem && problem !== 'incomplete') throw problem;
      return {};
    },
    onResponseError(request, error) {
      // What the protocol names as not implemented is the client's mistake.
      if ('status_code' in error)
        return error.status_code === 501 ? { ...error, status_code: 400 } : error;
      const isGone = request.runtime?.node?.req.socket.destroyed ?? false;
      if (isGone) return { status_code: 400, body: 'The connection was lost' };
      app.log.error({ err: error }, 'could not take an upload');
      request.runtime?.node?.res?.setHeader('retry-after', RETRY_AFTER_SECONDS);
      return { status_code: 503, body: 'Service Unavailable' };
    },
  });

  // The protocol reads the bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route<{ Params: { id?: string } }>({
    method: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
    url: `${UPLOADS_PATH}/:id?`,
    handler: async (request, reply) => {
      const { origin } = request.headers;
      if (origin !== undefined && !mayPost(origin, request.host, options)) {
        return reply.code(403).type('text/plain').send('Forbidden');
      }
      const raw: IncomingMessage = request.raw;
      senders.set(raw, ipKeys.keysOf(request.ip)[0]);
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.setHeader('cache-control', 'no-store');
      await server.handle(raw, reply.raw);
    },
  });
}
