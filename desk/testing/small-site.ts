import type { Site } from '../site/load-site.ts';

const page = (text: string, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  bodies: new Map([['identity' as const, { bytes: Buffer.from(text), etag: `"${text.length}"` }]]),
});

/** A site of one page. */
export const smallSite: Site = {
  version: '1',
  siteUrl: 'http://localhost',
  pages: new Map([['/', page('<h1>Home</h1>')]]),
  notFound: page('<h1>404 Page Not Found</h1>', 404),
  spellings: new Map([['/', '/']]),
};
