import { expect, it } from 'vitest';
import { assetHeaders } from './headers.ts';

it('an SVG opened directly shows embedded data and loads nothing', () => {
  expect(assetHeaders('/marks/portraits/a.svg')['content-security-policy']).toBe(
    "default-src 'none'; img-src data:; frame-ancestors 'none'",
  );
});

it('a PDF is shown by any viewer, in no frame, and cached for ever', () => {
  expect(assetHeaders('/certificates/iso-9001.3f9c2a1b04.pdf')).toEqual({
    'content-type': 'application/pdf',
    'content-security-policy': "frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('a document with a fixed address is revalidated', () => {
  expect(assetHeaders('/company-profile.pdf')['cache-control']).toBe('no-cache');
  expect(assetHeaders('/desk.css')['cache-control']).toBe('no-cache');
  expect(assetHeaders('/project-list.xlsx')).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'cache-control': 'no-cache',
  });
});
