// Other spellings of the site's paths (decision 0007, 'Slashes, case, percent signs').
import { expect, it } from 'vitest';
import { send } from '../testing/http.ts';
import { PATHS, startSite } from '../testing/sites.ts';

it('redirects a trailing slash, the end of a sentence or another case permanently to the canonical path', async () => {
  const { url } = await startSite();
  const moves = {
    '/contact/': '/contact',
    '/contact///?a=1&b=%20': '/contact?a=1&b=%20',
    '/Contact': '/contact',
    '/iktva': '/IKTVA',
    '/iktva/?q': '/IKTVA?q',
    '//': '/',
    // An old address.
    '/old%20page/?q': '/contact?q',
    '/ar/OLD': '/ar/IKTVA',
    // From the end of a sentence.
    '/contact.': '/contact',
    '/contact%E2%80%8B),?q': '/contact?q',
    '/ar/iktva%D8%8C%20': '/ar/IKTVA',
    '/PROJECT/%D9%85%D8%AD%D8%B7%D8%A9/': '/project/%D9%85%D8%AD%D8%B7%D8%A9',
    // A percent sign of a title that is not encoded.
    '/percent/50%?q': '/percent/50%25?q',
    // A slash within a title: the site's router expects it encoded.
    '/project/tank%20farm%20%26%20%22pier%22/50%25?q':
      '/project/tank%20farm%20%26%20%22pier%22%2F50%25?q',
    '/project/Tank%20Farm%20%26%20%22pier%22/50%25':
      '/project/tank%20farm%20%26%20%22pier%22%2F50%25',
    '/project%2F%D9%85%D8%AD%D8%B7%D8%A9': '/project/%D9%85%D8%AD%D8%B7%D8%A9',
    '/project/Tank%20Farm%20%26%20%22pier%22%2F50%25/':
      '/project/tank%20farm%20%26%20%22pier%22%2F50%25',
    '/ar/': '/ar',
    '/AR/iktva?q': '/ar/IKTVA?q',
    '/ar/project/%D8%B1%D8%B5%D9%8A%D9%81%201/2': '/ar/project/%D8%B1%D8%B5%D9%8A%D9%81%201%2F2',
    '/ar%2Fproject/%D8%B1%D8%B5%D9%8A%D9%81%201%2F2/':
      '/ar/project/%D8%B1%D8%B5%D9%8A%D9%81%201%2F2',
  };
  for (const [path, location] of Object.entries(moves)) {
    const answer = await send(url, path);
    expect([path, answer.status, answer.headers.location]).toEqual([path, 308, location]);
    expect((await send(url, location)).status).toBe(200);
  }
});

it('§2.3 answers an unknown or malformed path with the 404 page of its language and section, and no other', async () => {
  const { url } = await startSite();
  const unknown: Record<string, string[]> = {
    '/404': [
      ...['/nowhere', '/project/a/b', '/arabic/nowhere', '/contact/a', '/index.html'],
      ...['/..%2f..%2fetc%2fpasswd', '/%', '/%E0%A4%A', '/a%zz?b=%', '/%c0%ae%c0%ae/', '/a/%/c'],
    ],
    '/project/404': ['/project/a?q', '/project/a%2Fb', '/project/%E0%A4%A', '/project/a%2Fb%?q'],
    '/ar/404': ['/ar/nowhere', '/ar/project/a/b', '/ar/contact/a', '/ar/%'],
    '/ar/project/404': ['/ar/project/a', '/ar/project/%E0%A4%A'],
  };
  for (const [page, paths] of Object.entries(unknown)) {
    for (const path of paths) {
      const { status, text } = await send(url, path);
      expect([path, status, text]).toEqual([path, 404, PATHS[page as keyof typeof PATHS]]);
    }
  }
  expect((await send(url, '/contact?a=%&b=%zz')).status).toBe(200);
  expect((await send(url, 'http://www.miqdam.example/contact')).text).toBe(PATHS['/contact']);
});

it('handles thousands of slashes or dots in linear time', async () => {
  const { url } = await startSite();
  const begin = performance.now();
  // Each of these once took a second.
  for (let i = 0; i < 10; i++) {
    expect((await send(url, `${'/'.repeat(15_000)}x`)).status).toBe(404);
    expect((await send(url, `/${'.'.repeat(15_000)}x`)).status).toBe(404);
  }
  expect(performance.now() - begin).toBeLessThan(10_000);
});

it('redirects only to paths of the site, never to another host', async () => {
  const { url } = await startSite();
  for (const path of ['//evil.example/', '/%2f%2fevil.example/', '/\\evil.example/', '//contact']) {
    const { status, headers } = await send(url, path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
  }
});
