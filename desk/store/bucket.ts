import { hash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketSettings } from '../config.ts';
import { DeskError } from '../desk-error.ts';

/** How long a server may be silent. Shorter than the 30 s after which the desk closes an idle connection. */
const PATIENCE_MS = 20_000;

/** Deletions at once. */
const AT_ONCE = 8;

/** A bucket that cannot be used, in words. */
export class BucketFailed extends DeskError {
  override name = 'BucketFailed';
  /** What S3 calls the failure, such as `NoSuchBucket`; empty if no S3-compatible server answered. */
  readonly code: string;
  constructor(finding: string, code: string, cause?: unknown) {
    super(`The bucket of UPLOADS_BUCKET cannot be used: ${finding}`, { cause });
    this.code = code;
  }
}

/** A bucket of an S3-compatible server; each method is one request or some, and throws BucketFailed. */
export type Bucket = ReturnType<typeof openBucket>;

/** Opens a bucket; nothing is sent yet. Keys have letters, digits, `-`, `_` and slashes only, which no XML escapes. */
export function openBucket({ url, region, keyId, secret }: BucketSettings) {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const keys = { accessKeyId: keyId, secretAccessKey: secret, service: 's3', region };

  /** By `request` and not by `fetch`, which copies what it sends. */
  async function attempt(method: string, path: string, body: Uint8Array): Promise<Buffer[]> {
    const sha256 = hash('sha256', body);
    const headers = { 'x-amz-content-sha256': sha256 };
    const signed = await new AwsV4Signer({ ...keys, method, url: url + path, headers }).sign();
    const outgoing = request(signed.url, {
      method,
      headers: { ...Object.fromEntries(signed.headers), 'content-length': body.length },
      timeout: PATIENCE_MS,
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within 20 s')));
    outgoing.end(body);
    try {
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
      const answer: Buffer[] = await Array.fromAsync(incoming);
      const { statusCode: status = 0 } = incoming;
      if (status >= 300) throw refusalOf(status, Buffer.concat(answer).toString());
      return answer;
    } catch (error) {
      // The server had closed a connection that was kept. Each request may be repeated.
      if (outgoing.reusedSocket && isReset(error)) return attempt(method, path, body);
      throw error;
    }
  }

  const send = (method: string, path: string, body: Uint8Array = Buffer.alloc(0)) =>
    attempt(method, path, body).catch((error: NodeJS.ErrnoException) => {
      if (error instanceof BucketFailed) throw error;
      throw new BucketFailed(`it does not answer: ${error.code ?? error.message}`, '', error);
    });

  const ask = async (query: string) => Buffer.concat(await send('GET', query)).toString();

  async function list(query: Record<string, string>, tag: string): Promise<string[]> {
    const found: string[] = [];
    for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
      const page = token ? { 'continuation-token': token } : {};
      const parameters = new URLSearchParams({ 'list-type': '2', ...query, ...page });
      const xml = await ask(`?${parameters}`);
      found.push(...Array.from(xml.matchAll(RegExp(tag, 'g')), ([, text = '']) => text));
      token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
    }
    return found;
  }

  const remove = async (key: string) => void (await send('DELETE', `/${key}`));

  return {
    async put(key: string, content: Uint8Array) {
      await send('PUT', `/${key}`, content);
    },
    /** The content of an object, in the pieces in which it came. */
    get: (key: string) => send('GET', `/${key}`),
    remove,
    /** Deletes every object whose key begins so. */
    async removeAll(prefix: string) {
      const found = (await list({ prefix }, '<Key>([^<]+)<')).values();
      const removeNext = async () => {
        for (const key of found) await remove(key);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, removeNext));
    },
    /** What follows this prefix in keys, up to the next slash, each once. */
    async foldersIn(prefix: string) {
      const found = await list({ prefix, delimiter: '/' }, '<Prefix>([^<]+)/<');
      return found.filter((each) => `${each}/` !== prefix).map((each) => each.slice(prefix.length));
    },
    /** Whether it keeps what is deleted, as an earlier version. */
    async keepsVersions() {
      return /<Status>Enabled</.test(await ask('?versioning'));
    },
  };
}

const isReset = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNRESET';

function refusalOf(status: number, xml: string): BucketFailed {
  const text = (tag: string) => RegExp(`<${tag}>([^<]*)<`).exec(xml)?.[1] ?? '';
  const code = text('Code');
  return new BucketFailed([status, code, text('Message')].join(' ').trim(), code);
}
