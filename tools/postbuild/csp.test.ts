import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyFor } from './csp.ts';

const nowhere = { frames: [], mail: [] };

test("allows only the site's own files and the page's inline code", () => {
  const policy = policyFor('<style>a{}</style><script>b()</script>', {
    frames: ['https://map.example'],
    mail: ['https://mail.example'],
  });
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash('b()')}'`,
    `style-src 'self' 'sha256-${hash('a{}')}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https://mail.example",
    "form-action 'self' https://mail.example",
    'frame-src https://map.example',
    'object-src https://map.example',
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('does not hash data such as JSON-LD', () => {
  const withData = policyFor('<script type="application/ld+json">{}</script>', nowhere);
  expect(withData).toBe(policyFor('', nowhere));
});
