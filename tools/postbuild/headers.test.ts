import { expect, it } from 'vitest';
import { assetHeaders } from './headers.ts';

const EVER = 'public, max-age=31536000, immutable';

it.each([
  ['/marks/portraits/a.svg', 'image/svg+xml; charset=utf-8', EVER],
  ['/certificates/iso-9001.3f9c2a1b04.pdf', 'application/pdf', EVER],
  ['/company-profile.pdf', 'application/pdf', 'no-cache'],
  ['/desk.css', 'text/css; charset=utf-8', 'no-cache'],
  [
    '/project-list.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'no-cache',
  ],
])('%s is %s, which a cache keeps %s', (path, type, cache) => {
  expect(assetHeaders(path)).toMatchObject({ 'content-type': type, 'cache-control': cache });
});

it('a file opened directly loads nothing, and is in no frame; a viewer of PDF may load its styles', () => {
  const policyOf = (path: string) => assetHeaders(path)['content-security-policy'];
  expect(policyOf('/a.svg')).toBe("default-src 'none'; img-src data:; frame-ancestors 'none'");
  expect(policyOf('/a.pdf')).toBe("frame-ancestors 'none'");
});
