import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type OutgoingHttpHeaders, request as requestOf } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes Chromium accept the proxy's certificate. */
export const acceptCertificate = '--ignore-certificate-errors';

/**
 * Starts a proxy that speaks HTTP/2 over TLS, as those of `docs/operating.md` do. Over HTTP/1.1, which file
 * gets the connection of the page is a race, and Lighthouse's simulation adds a round trip for the others.
 *
 * @param origin of the server behind it
 */
export async function startProxy(origin: string): Promise<{ url: string; close(): void }> {
  const server = createSecureServer(makeCertificate(), (request, response) =>
    forward(origin, request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => void server.close() };
}

function forward(origin: string, request: Http2ServerRequest, response: Http2ServerResponse) {
  const forwarded = requestOf(
    new URL(request.url, origin),
    { method: request.method, headers: without(request.headers, /^:/) },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, without(answer.headers, HOP_BY_HOP));
      answer.pipe(response);
    },
  );
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}

/** Headers of HTTP/1.1 that HTTP/2 forbids (RFC 9113, 8.2.2). */
const HOP_BY_HOP = /^(?:connection|keep-alive|transfer-encoding|upgrade)$/;

function without(headers: OutgoingHttpHeaders, names: RegExp): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));
}

/** A certificate for one day and its key. @throws if OpenSSL is not installed */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options =
    '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
  try {
    execFileSync('openssl', ['req', '-x509', ...options.split(' '), '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
