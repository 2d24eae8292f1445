import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from './settings.server.ts';
import { siteUrl } from './site-url.server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes the origin of SITE_URL, however it ends', () => {
  vi.stubEnv('SITE_URL', 'https://shop.example.org/');
  expect(siteUrl()).toBe('https://shop.example.org');
});

it('takes what content names where SITE_URL is blank, as in .env.example', () => {
  vi.stubEnv('SITE_URL', '');
  expect(siteUrl()).toBe(readSettings().siteUrl);
});
