import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

/** So many keys of a list are in one answer: few, so that tests have lists of several. */
const PAGE = 2;

const KEYS = { accessKeyId: 'desk', secretAccessKey: 'secret+/of the desk' };

/** A server with the part of S3 that the desk uses, with one bucket in memory; checks every signature and hash. */
export interface S3Peer {
  /** Settings of a desk that uses it. */
  env: Record<string, string>;
  objects: Map<string, Buffer>;
  /** Answers with the status and code that it returns, or never; undefined to go on. */
  refuses: ((request: IncomingMessage) => [number, string] | 'never' | undefined) | undefined;
  start(): Promise<void>;
  /** Closes every connection; the objects stay. */
  stop(): Promise<void>;
}

/** Starts the server on a free port. */
export async function startS3Peer(): Promise<S3Peer> {
  const objects = new Map<string, Buffer>();
  let [server, port]: [Server | undefined, number] = [undefined, 0];

  async function answer(request: IncomingMessage): Promise<[number, string | Buffer]> {
    const { method, headers } = request;
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', `http://${headers.host}`);
    const [, bucket, key = ''] = /^\/([^/]+)(?:\/(.*))?$/.exec(url.pathname) ?? [];
    const refusal = peer.refuses?.(request) ?? (await fault(request, url, body));
    if (refusal === 'never') return new Promise(() => undefined);
    const [status, code] = refusal;
    if (status) return [status, `<Error><Code>${code}</Code><Message>No</Message></Error>`];
    if (bucket !== 'files') return [404, '<Error><Code>NoSuchBucket</Code></Error>'];
    if (method === 'PUT') objects.set(key, body);
    else if (method === 'DELETE') objects.delete(key);
    else if (url.searchParams.has('versioning')) return [200, '<VersioningConfiguration/>'];
    else if (key === '') return [200, listOf([...objects.keys()].toSorted(), url.searchParams)];
    else return [objects.has(key) ? 200 : 404, objects.get(key) ?? '<Code>NoSuchKey</Code>'];
    return [method === 'PUT' ? 200 : 204, ''];
  }

  const peer: S3Peer = {
    get env() {
      return {
        UPLOADS_BUCKET: `http://127.0.0.1:${port}/files`,
        UPLOADS_BUCKET_KEY_ID: KEYS.accessKeyId,
        UPLOADS_BUCKET_SECRET: KEYS.secretAccessKey,
      };
    },
    objects,
    refuses: undefined,
    async start() {
      server = createServer((request, response) => {
        answer(request).then(
          ([status, body]) => response.writeHead(status).end(body),
          () => response.destroy(),
        );
      });
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
      ({ port } = server.address() as AddressInfo);
    },
    async stop() {
      server?.closeAllConnections();
      await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
      server = undefined;
    },
  };
  await peer.start();
  return peer;
}

/** What is wrong with a request's hash and signature. */
async function fault(request: IncomingMessage, url: URL, body: Buffer): Promise<[number, string]> {
  const { headers, method = '' } = request;
  const hash = String(headers['x-amz-content-sha256']);
  if (createHash('sha256').update(body).digest('hex') !== hash) return [400, 'BadDigest'];
  if (!headers.authorization?.includes(`Credential=${KEYS.accessKeyId}/`)) {
    return [403, 'InvalidAccessKeyId'];
  }
  const datetime = String(headers['x-amz-date']);
  const signed = await new AwsV4Signer({
    ...{ ...KEYS, method, url: url.href, datetime, service: 's3', region: 'us-east-1' },
    headers: { 'x-amz-content-sha256': hash },
  }).sign();
  const isSigned = headers.authorization === signed.headers.get('authorization');
  return isSigned ? [0, ''] : [403, 'SignatureDoesNotMatch'];
}

/** A page of a list (ListObjectsV2). */
function listOf(keys: string[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const begun = keys.filter((key) => key.startsWith(prefix));
  const folders = delimiter
    ? begun.flatMap((key) => key.slice(prefix.length).split(delimiter).slice(0, -1).slice(0, 1))
    : [];
  const tags = delimiter
    ? [...new Set(folders)].map(
        (each) => `<CommonPrefixes><Prefix>${prefix}${each}/</Prefix></CommonPrefixes>`,
      )
    : begun.map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const from = Number(query.get('continuation-token') ?? 0);
  const next = from + PAGE;
  const token = next < tags.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<ListBucketResult><Prefix>${prefix}</Prefix>${tags.slice(from, next).join('')}${token}</ListBucketResult>`;
}
