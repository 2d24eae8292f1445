// content/site.yaml: paths are appended to both origins, and the content security policy lists them.
import { describe, expect, it, vi } from 'vitest';
import { readSettings, settings, siteUrl } from './settings.server.ts';
import { parseYaml } from './yaml-document.server.ts';

const { siteUrl: site, mail } = settings.shape;

it.each([
  ['https://www.example.com', true],
  ['http://localhost:3000', true],
  ['https://a.example/', false],
  ['https://a.example/api', false],
  ['ftp://a.example', false],
  ['mailto:a@b.example', false],
  ['a.example', false],
])('an origin may be %s: %s', (address, isOrigin) => {
  for (const schema of [site, mail.shape.origin]) {
    expect(schema.safeParse(address).success).toBe(isOrigin);
  }
});

it.each(['https://www.example.com/', 'www.example.com', 'https://www.example.com/en'])(
  'the mistake of the origin %s says how to write it',
  (address) => {
    expect(site.safeParse(address).error?.issues.map(({ message }) => message)).toEqual([
      `expected the public origin, such as "https://www.example.com", got "${address}"; write "https://www.example.com"`,
    ]);
  },
);

it('the origin of mail may be left out, to send forms to the desk of the site', () => {
  expect(mail.shape.origin.parse(undefined)).toBe('');
  expect(site.safeParse(undefined).success).toBe(false);
});

it.each([
  ['SITE_URL, without a slash at the end', 'https://shop.example.org/', 'https://shop.example.org'],
  ['that of the settings if SITE_URL is blank', '', readSettings().siteUrl],
])('the public origin is %s', (_, given, origin) => {
  vi.stubEnv('SITE_URL', given);
  expect(siteUrl()).toBe(origin);
});

describe('the colours of the brand', () => {
  const read = (accent: string, ink: string) => () =>
    parseYaml(
      'site.yaml',
      `brand:\n  accent: ${accent}\n  ink: ${ink}\n`,
      settings.pick({ brand: true }),
    );

  it.each(['#0b4ea2', "'#0b4'", "'blue'", "'#0b4ea2ff'"])(
    'have six digits in quotation marks, unlike %s',
    (accent) => {
      expect(read(accent, "'#101828'")).toThrow(
        'site.yaml:2 brand.accent: expected six hexadecimal digits in quotation marks, such as "#0b4ea2"',
      );
    },
  );

  it('reject an ink with too little contrast for text, and suggest the nearest with enough', () => {
    let nearest = '';
    const suggested =
      /^site\.yaml:3 brand\.ink: expected a darker colour, got "#5b6b7a": text has 4\.\d+:1 on the ground #[0-9a-f]{6}, 7:1 is needed; the nearest colour that would do is ("#[0-9a-f]{6}")$/;
    expect(read("'#0b4ea2'", "'#5b6b7a'")).toThrow(
      expect.toSatisfy(({ message }: Error) => {
        nearest = suggested.exec(message)?.[1] ?? '';
        return nearest !== '';
      }),
    );
    expect(read("'#0b4ea2'", nearest)).not.toThrow();
  });
});
