import { strictTransport } from '#desk/http/security-headers.ts';

/** Headers of every response. */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...strictTransport(siteUrl),
  };
}

/** Additional headers of pages. */
export function pageHeaders(policy: string, indexed: boolean): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': revalidated,
    ...(indexed ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** Additional headers of other files; opened directly, they may show embedded data and load nothing. */
export function assetHeaders(path: string): Record<string, string> {
  return {
    'content-type': typeOf(path),
    'content-security-policy': assetPolicy(path),
    'cache-control': cacheControl(path),
  };
}

/** PDFs have no `default-src`, which would block the styles of the browser's viewer. */
function assetPolicy(path: string): string {
  const content = path.endsWith('.pdf') ? '' : "default-src 'none'; img-src data:; ";
  return `${content}frame-ancestors 'none'`;
}

const revalidated = 'no-cache';

/** Whether a file's name contains a hash of its content; these folders have no other files. */
export function isHashed(path: string): boolean {
  return /^\/(assets|brand|certificates|pictures|marks|fonts|office\/assets)\//.test(path);
}

function cacheControl(path: string): string {
  if (isHashed(path)) return 'public, max-age=31536000, immutable';
  // Documents change with the pages, and the desk's pages with their style sheet.
  return /\.(?:css|pdf|xlsx)$/.test(path) ? revalidated : 'public, max-age=86400';
}

const types: Record<string, string> = {
  atom: 'application/atom+xml; charset=utf-8',
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
};

/** Endings of the site's files. */
export const FILE_TYPES = Object.keys(types);

function typeOf(path: string): string {
  const type = types[path.slice(path.lastIndexOf('.') + 1)];
  if (!type) throw new Error(`${path}: the site does not serve files of this type`);
  return type;
}
