// content/site.yaml: paths are appended to both origins, and the content security policy lists them.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings, settings, siteUrl } from './settings.server.ts';
import { parseYaml } from './yaml-document.server.ts';

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

  it('may be left out for mail only, to send forms to the desk of the site', () => {
    expect(mail.shape.origin.parse(undefined)).toBe('');
    expect(siteUrl.safeParse(undefined).success).toBe(false);
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

describe('the colours of the brand', () => {
  const { brand } = settings.shape;
  const parse = (accent: string, ink: string) =>
    parseYaml(
      'site.yaml',
      `brand:\n  accent: ${accent}\n  ink: ${ink}\n`,
      settings.pick({ brand: true }),
    );

  it('are any accent and an ink that is dark enough for text', () => {
    expect(brand.safeParse({ accent: '#ffcc00', ink: '#101828' }).success).toBe(true);
  });

  it('reject an ink with too little contrast, and suggest the nearest with enough', () => {
    const message = messageOf(() => parse("'#0b4ea2'", "'#5b6b7a'"));
    expect(message).toMatch(
      /^site\.yaml:3 brand\.ink: expected a darker colour, got "#5b6b7a": text has 4\.\d+:1 on the ground #[0-9a-f]{6}, 7:1 is needed; the nearest colour that would do is "#[0-9a-f]{6}"$/,
    );
    const [, nearest = ''] = /do is ("#\w{6}")/.exec(message) ?? [];
    expect(() => parse("'#0b4ea2'", nearest)).not.toThrow();
  });

  it('need quotation marks, without which YAML reads a comment', () => {
    expect(() => parse('#0b4ea2', "'#101828'")).toThrow(
      'site.yaml:2 brand.accent: expected six hexadecimal digits in quotation marks, such as "#0b4ea2"',
    );
  });

  it.each(["'#0b4'", "'blue'", "'#0b4ea2ff'"])('have six digits, unlike %s', (accent) => {
    expect(() => parse(accent, "'#101828'")).toThrow(/^site\.yaml:2 brand\.accent: .*six/);
  });
});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
