// An exported site answers as the desk does (decision 0010).
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadSite, type Site } from '#desk/site/load-site.ts';
import { startDesk } from '#desk/testing/desk.ts';
import { CONTACT, sendJson } from '#desk/testing/forms.ts';
import { builtSite } from '#desk/testing/sites.ts';
import type { SiteFile, SiteManifest } from '#shared/manifest.ts';
import { SEND_PATH } from '#shared/wire.ts';
import { siteAt } from '#tools/export/answers.ts';
import { requestsOf, type Sent } from './requests.ts';
import { isInstalled, servers } from './servers.ts';

/** Headers that depend on the connection or the server program. */
const NOT_COMPARED = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding'];

const SENDERS = 16;

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** Digest of the body. */
  body: string;
}

/** A client that keeps its connections to a server. */
function clientOf(base: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  onTestFinished(() => agent.destroy());
  const { hostname, port } = new URL(base);
  return async ({ target, method = 'GET', headers = {} }: Sent): Promise<Reply> => {
    const outgoing = request({ hostname, port, path: target, method, headers, agent });
    outgoing.end();
    const [incoming] = await once(outgoing, 'response');
    const body = await buffer(incoming);
    const compared = Object.entries(incoming.headers).filter(
      ([name]) => !NOT_COMPARED.includes(name),
    );
    return {
      status: incoming.statusCode,
      headers: Object.fromEntries(compared) as IncomingHttpHeaders,
      body: hash('sha256', body),
    };
  };
}

/** Permitted differences by server, with their reasons. */
const EXCEPTIONS: Record<string, (sent: Sent, expected: Reply, actual: Reply) => boolean> = {
  // nginx refuses a path that leads above the root, encoded or not, before any configuration applies.
  nginx: ({ target }, _expected, actual) => target.startsWith('/..') && actual.status === 400,
  caddy: () => false,
};

/** The headers on which desk and server must agree. */
function comparable({ status, headers, body }: Reply, { method }: Sent): Reply {
  const {
    // A 304 may have the length and type of the 200 (RFC 9110 §8.6, §15.4.5): nginx sends both, Caddy neither.
    'content-length': length,
    'content-type': type,
    ...others
  } = headers;
  if (status === 304) return { status, headers: others, body };
  // The length of the body that GET would have.
  if (status === 308 && method === 'HEAD') return { status, headers: { ...others, type }, body };
  return { status, headers, body };
}

/** Requests to which server and desk answer differently. */
async function differencesOf(name: string, site: Site, desk: string, server: string) {
  const [fromDesk, fromServer] = [clientOf(desk), clientOf(server)];
  const differences: object[] = [];
  const waiting = requestsOf(site);
  const count = waiting.length;
  const send = async () => {
    for (let sent = waiting.pop(); sent; sent = waiting.pop()) {
      const [expected, actual] = await Promise.all([fromDesk(sent), fromServer(sent)]);
      if (EXCEPTIONS[name]?.(sent, expected, actual)) continue;
      const [wanted, got] = [comparable(expected, sent), comparable(actual, sent)];
      if (!isDeepStrictEqual(wanted, got)) differences.push({ sent, wanted, got });
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  return { count, differences };
}

describe.each(servers.filter(isInstalled))('$name', (server) => {
  /** Starts a desk and the server with this site. */
  const start = async (site: Site) => {
    const desk = (await startDesk({ site, env: { SITE_URL: site.siteUrl } })).url;
    return { desk, url: await server.start(site, desk) };
  };

  it('answers every path of build/site as the desk does', async () => {
    const site = siteAt(Date.now(), await loadSite('build/site'));
    const { desk, url } = await start(site);
    const { count, differences } = await differencesOf(server.name, site, desk, url);
    expect(count).toBeGreaterThan(10 * site.pages.size);
    expect(differences.slice(0, 3)).toEqual([]);
  });

  it('answers odd paths as the desk does', async () => {
    const site = await loadSite(builtSite(addOddPaths));
    const { desk, url } = await start(site);
    const { differences } = await differencesOf(server.name, site, desk, url);
    expect(differences.slice(0, 3)).toEqual([]);
  });

  it('passes forms and health to the desk, with the headers of the desk only', async () => {
    const site = await loadSite(builtSite());
    const { desk, url } = await start(site);
    const [fromDesk, fromServer] = [clientOf(desk), clientOf(url)];
    for (const target of [
      '/healthz',
      '/readyz',
      '/readyz/delivery',
      '/api/confirm?token=x',
      SEND_PATH,
    ]) {
      const [expected, actual] = [await fromDesk({ target }), await fromServer({ target })];
      expect([target, actual]).toEqual([target, expected]);
    }
    const answer = await sendJson(url, 'contact', {
      ...CONTACT,
      message: `through ${server.name}`,
    });
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
  });

  it('answers a malformed escape with 400', async () => {
    const { url } = await start(await loadSite(builtSite()));
    expect((await clientOf(url)({ target: '/contact%' })).status).toBe(400);
  });
});

/** Paths that differ only in case, and titles with every character that a configuration could misread. */
function addOddPaths({ files }: SiteManifest): void {
  const page = files['/contact'] as SiteFile;
  const odd = [
    '/Twice',
    '/twice',
    '/assets/app-aBc.js',
    '/project/a "quoted" \\ title; {with} $dollars & `ticks` # + \'one\'',
    `/project/$site_set $${'{site_set}'}`,
    `/project/${'محطة كهرباء '.repeat(12)}`,
    '/project/Élan à Jubail',
    '/project/a. b* (c)? [d]',
    '/project/~tilde',
  ];
  for (const path of odd) files[path] = { ...page, etag: `${page.etag}-${odd.indexOf(path)}` };
  files['/project/closed'] = { ...page, status: 410, etag: `${page.etag}-closed` };
}
