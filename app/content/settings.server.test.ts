// content/site.yaml: paths are appended to both origins, and the content security policy lists them.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings, settings, siteUrl } from './settings.server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('an origin', () => {
  const { siteUrl, mail } = settings.shape;
  const accepts = (schema: typeof siteUrl | typeof mail.shape.origin, value: string) =>
    schema.safeParse(value).success;

  it.each(['https://www.example.com', 'http://localhost:3000'])('may be %s', (address) => {
    expect(accepts(siteUrl, address)).toBe(true);
    expect(accepts(mail.shape.origin, address)).toBe(true);
  });

  it.each([
    'https://a.example/',
    'https://a.example/api',
    'ftp://a.example',
    'mailto:a@b.example',
    'a.example',
  ])('must not be %s', (address) => {
    expect(accepts(siteUrl, address)).toBe(false);
    expect(accepts(mail.shape.origin, address)).toBe(false);
  });

  it('may be empty for mail only, to send forms to the desk of the site', () => {
    expect(accepts(mail.shape.origin, '')).toBe(true);
    expect(accepts(siteUrl, '')).toBe(false);
  });
});

describe('the public origin', () => {
  it('is SITE_URL, with or without a slash at the end', () => {
    vi.stubEnv('SITE_URL', 'https://shop.example.org/');
    expect(siteUrl()).toBe('https://shop.example.org');
  });

  it('is that of the settings if SITE_URL is blank, as in .env.example', () => {
    vi.stubEnv('SITE_URL', '');
    expect(siteUrl()).toBe(readSettings().siteUrl);
  });
});
