import type { OutgoingHttpHeaders } from 'node:http';
import type { Site } from '#desk/site/load-site.ts';
import { addressOf } from '#desk/site/resolve-path.ts';

/** A request as a client sends it. */
export interface Sent {
  target: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
}

/** What browsers, crawlers and people send for one path. */
function requestsFor(target: string, tag: string): Sent[] {
  const accepting = (coding: string, more: OutgoingHttpHeaders = {}) => ({
    target,
    headers: { 'accept-encoding': coding, ...more },
  });
  return [
    { target },
    accepting('gzip, deflate, br, zstd'),
    accepting('gzip'),
    accepting('identity'),
    { ...accepting('br'), method: 'HEAD' },
    { target, headers: { 'if-none-match': `"${tag}"` } },
    accepting('br', { 'if-none-match': `W/"x", "${tag}-br"` }),
    accepting('br', { 'if-none-match': `"${tag}"` }),
    accepting('br', { 'if-none-match': `"${tag}-br"`, 'cache-control': 'no-cache' }),
    { target, method: 'POST' },
    { target: `${target}?a=%zz&b=/../` },
    { target: `${target}/?a=1` },
    { target: target.toUpperCase() },
    { target: `${target}/nothing` },
    { target: `${target}.br` },
    { target: `${target}/index.html` },
    { target: encoded(target) },
  ];
}

/** The same path with every letter and digit encoded. */
function encoded(target: string): string {
  return target.replace(/%[0-9A-F]{2}|[a-z0-9]/gi, (text) =>
    text.length > 1 ? text : `%${text.charCodeAt(0).toString(16)}`,
  );
}

const ENCODINGS = [
  'br, gzip',
  'gzip, deflate, br;q=0.5',
  'gzip;q=0.5, br;q=0.5',
  'gzip;q=0.8, br;q=0.75',
  'gzip;q=0.75, br;q=0.8',
  'gzip;q=1.0, identity; q=0.5, *;q=0',
  'br;q=1.0, gzip;q=0.8, *;q=0.1',
  'GZIP',
  'br;q=0, gzip',
  'br;q=0, *',
  'br;q=0.5, *',
  '*',
  '*;q=0',
  'gzip;q=0.001',
  'identity, br;q=0.5',
  'identity;q=0.5, br;q=0.4, gzip;q=0.6',
  'identity;q=0',
  'gzip;q=0',
  'gzip;q=x',
  'deflate',
  'xbr, brx, x-gzip',
  '',
];

const ODD_PATHS = [
  '//',
  '///?q',
  '//contact',
  '//evil.example/',
  '/%2f%2fevil.example/',
  '/\\evil.example/',
  '/nothing',
  '/nothing/?q',
  '/NOTHING/At/All',
  '/index.html',
  '/contact/index.html',
  '/contact%0a',
  '/contact%2f',
  '/contact%20',
  '/contact;x=1',
  '/manifest.json',
  '/desk.json',
  '/files/index.html',
  '/./contact',
  '/a/../contact',
  '/a/%2e%2e/contact',
  '/contact/.',
  '/..%2f..%2fetc%2fpasswd',
  '/%c0%ae%c0%ae/',
  '/contact%ff',
  '/assets',
  '/assets/',
  '/assets/app-gone.js',
  '/assets/app-gone.js?v=1',
  '/Assets/app-gone.js',
  '/assets/../contact',
  '/project/nothing',
  '/project/nothing?q',
  '/project/nothing/',
  '/project/a%2Fb',
  '/project/a/b',
  '/Project/nothing',
  '/project/%ff',
  '/.well-known/nothing',
  '/_.data?_routes=root',
];

/** Every request that the desk and an exported site must answer alike. */
export function requestsOf(site: Site): Sent[] {
  const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
  return [
    ...[...site.pages].flatMap(([path, page]) =>
      requestsFor(addressOf(path, site), page.bodies.get('identity')?.etag.slice(1, -1) ?? ''),
    ),
    ...ENCODINGS.map((value) => ({ target: '/', headers: { 'accept-encoding': value } })),
    ...ODD_PATHS.flatMap((target) => [
      { target },
      { target, headers: { 'accept-encoding': 'br', 'if-none-match': '*' } },
      ...methods.map((method) => ({ target, method })),
    ]),
    { target: '/', headers: { 'if-none-match': '*' } },
    { target: '/', headers: { range: 'bytes=0-9' } },
    { target: '/', headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
  ];
}
