import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_BODY_BYTES, MAX_FILE_BYTES } from '#shared/limits.ts';
import { type BodyShare, createBodyRoom } from './body-room.ts';
import { type BodyLimits, type CollectedBody, collectBody } from './collect-body.ts';
import type { IpKeys } from './ip-keys.ts';
import { noRoom, Refusal } from './refusal.ts';

const TEXT_LIMITS: BodyLimits = {
  whole: MAX_BODY_BYTES,
  beginning: MAX_BODY_BYTES,
  readOn: MAX_BODY_BYTES,
};

/** The form is known only once the body has been read, so the largest form sets the limits. */
const MULTIPART_LIMITS: BodyLimits = {
  whole: MAX_FILE_BYTES + MAX_BODY_BYTES,
  beginning: MAX_BODY_BYTES,
  readOn: 5 * MAX_FILE_BYTES,
};

/**
 * Reads bodies into memory, JSON and urlencoded ones as a `Buffer`, multipart ones as a
 * `CollectedBody`. All requests share a bounded memory until they are answered.
 */
export function addBodyParsers(app: FastifyInstance, { keysOf }: Pick<IpKeys, 'keysOf'>): void {
  const room = createBodyRoom();
  const shares = new WeakMap<IncomingMessage, BodyShare>();
  app.addHook('onRequest', async (request, reply) => {
    const share = room.open(keysOf(request.ip).at(-1) ?? '');
    shares.set(request.raw, share);
    reply.raw.once('close', () => share.close());
  });

  const collect = async (request: FastifyRequest, limits: BodyLimits): Promise<CollectedBody> => {
    const share = shares.get(request.raw);
    if (!share) throw new Error('The request was not registered');
    const announced = request.headers['content-length'];
    // Browsers send Content-Length; without it, stop at the limit instead of draining.
    const readOn = announced === undefined ? limits.whole : limits.readOn;
    if (Number(announced) > readOn) throw new Refusal(413, 'Payload Too Large');
    return collectBody(request.raw, { ...limits, readOn }, share);
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    async (request: FastifyRequest) => {
      const { bytes, cutOff } = await collect(request, TEXT_LIMITS);
      if (cutOff) throw noRoom();
      return bytes;
    },
  );
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest) =>
    collect(request, MULTIPART_LIMITS),
  );
}
