import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { delayScripts } from './delay-scripts.ts';
import { policyFor } from './policy.ts';
import { samplePage } from './sample.ts';

const nowhere = { frames: [], mail: [] };

test('everything is refused but the own files and what stands in the page', () => {
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

test('data is no script: it needs no hash, and gives none away', () => {
  const withData = policyFor('<script type="application/ld+json">{}</script>', nowhere);
  expect(withData).toBe(policyFor('', nowhere));
});

test('the module that starts late is hashed by the text it will be started with', () => {
  const text = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(samplePage)?.[1] ?? '';
  const hash = createHash('sha256').update(text).digest('base64');
  expect(policyFor(delayScripts(samplePage, '/assets/payload-1.data'), nowhere)).toContain(
    `'sha256-${hash}'`,
  );
});
