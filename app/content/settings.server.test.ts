// content/site.yaml: paths are appended to both origins, and the content security policy lists them.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings, settings, siteUrl } from './settings.server.ts';
import { parseYaml } from './yaml-document.server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('an origin', () => {
  const { siteUrl, mail } = settings.shape;

  it.each([
    ['https://www.example.com', true],
    ['http://localhost:3000', true],
    ['https://a.example/', false],
    ['https://a.example/api', false],
    ['ftp://a.example', false],
    ['mailto:a@b.example', false],
    ['a.example', false],
  ])('may be %s: %s', (address, isOrigin) => {
    for (const schema of [siteUrl, mail.shape.origin]) {
      expect(schema.safeParse(address).success).toBe(isOrigin);
    }
  });

  it('may be left out for mail only, to send forms to the desk of the site', () => {
    expect(mail.shape.origin.parse(undefined)).toBe('');
    expect(siteUrl.safeParse(undefined).success).toBe(false);
  });
});

it.each([
  ['SITE_URL, without a slash at the end', 'https://shop.example.org/', 'https://shop.example.org'],
  ['that of the settings if SITE_URL is blank', '', readSettings().siteUrl],
])('the public origin is %s', (_, given, origin) => {
  vi.stubEnv('SITE_URL', given);
  expect(siteUrl()).toBe(origin);
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
