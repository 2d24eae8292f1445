import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** The path that the git host calls after a push. */
export const PUBLISH_PATH = '/api/publish';

/** GitHub sends no larger body. */
const MOST_BYTES = 25 * 2 ** 20;

interface PublishHookOptions {
  /** The secret that the git host has too. */
  secret: string;
  /** File by which a publication is requested. */
  request: string;
}

/**
 * The webhook of a git host: a signed call requests a publication, which another program carries out
 * (docs/decisions/0013). What the call says is not read: the publication fetches whatever is new.
 */
export async function publishHookPlugin(
  app: FastifyInstance,
  { secret, request: file }: PublishHookOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  // As a stream: nobody without the secret can fill the memory.
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.post(PUBLISH_PATH, { bodyLimit: MOST_BYTES }, async ({ headers, body, log }, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (!(await isSigned(headers, body as Readable | undefined, secret))) {
      return reply.code(401).send('Not signed with the secret');
    }
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
    log.info('a publication was requested');
    return reply.code(202).send('A publication was requested');
  });
}

/** Whether a call proves that its sender has the secret, in one of the ways of the git hosts. */
async function isSigned(
  headers: IncomingHttpHeaders,
  body: Readable | undefined,
  secret: string,
): Promise<boolean> {
  const header = (name: string) => String(headers[name] ?? '');
  // GitLab's older way.
  if (headers['x-gitlab-token']) return isSame(header('x-gitlab-token'), secret);
  const standard = header('webhook-signature').match(/(?<=\bv1,)[\w+/=]+/g);
  const hexadecimal =
    /^sha256=(\w+)$/.exec(header('x-hub-signature-256'))?.[1] ??
    (header('x-gitea-signature') || header('x-forgejo-signature'));
  if (!standard && !hexadecimal) return false;
  const hmac = createHmac('sha256', keyOf(secret));
  // GitLab, by the specification "Standard Webhooks".
  if (standard) hmac.update(`${header('webhook-id')}.${header('webhook-timestamp')}.`);
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += (chunk as Buffer).length;
    if (bytes > MOST_BYTES) return false;
    hmac.update(chunk as Buffer);
  }
  const digest = hmac.digest();
  if (!standard) return isSame(hexadecimal, digest.toString('hex'));
  return standard.some((each) => isSame(each, digest.toString('base64')));
}

/** A secret that GitLab makes is the key in base64 with a prefix; any other is the key itself. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret);
}

/** Compares in a time that says nothing about where two texts differ. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
