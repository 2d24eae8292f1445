// Decision 0201: an unknown link, picture or mark fails the build.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { takeWarnings } from './content-warning.server.ts';
import {
  labelledLink,
  link,
  mark,
  picture,
  pictureAt,
  readMarks,
  readPictures,
} from './references.server.ts';
import { parseYaml } from './yaml-document.server.ts';

const errorOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('a link within the site', () => {
  it.each(['/', '/#about-us', '/contact', '/IKTVA', '/hse-policy'])(
    '§2.3 may lead to %s, a path of the route table',
    (path) => expect(link.parse(path)).toBe(path),
  );

  it.each(['/kontakt', '/iktva', '/contact/', 'contact', '', '/project/:title', '//x.example'])(
    'must not lead to %j',
    (path) => {
      expect(errorOf(link, path)).toEqual([
        expect.stringContaining(
          `expected the address of a page, such as "/vision" (app/routes.ts has all), got ${JSON.stringify(path)}`,
        ),
      ]);
    },
  );
});

it.each([
  ['/hse', '/hse-policy'],
  ['/iktva', '/IKTVA'],
  ['/contakt#form', '/contact'],
])('a link to %s suggests %s', (wrong, right) => {
  expect(errorOf(link, wrong)?.[0]).toMatch(RegExp(`; did you mean "${right}"\\?$`));
});

describe('a link with a label', () => {
  const errorTo = (to: string) => errorOf(labelledLink, { label: 'Label', to })?.[0];

  it.each([
    '/contact',
    '/contact#form',
    'https://suppliers.example/register?lang=ar',
    'https://wa.me/966130000010',
    'mailto:tenders@miqdam.example',
    'tel:+966920000123',
  ])('may lead to %s', (to) => expect(errorTo(to)).toBeUndefined());

  it.each([
    ['http://x.example', 'expected an https:// address, got "http://x.example"'],
    ['mailto:tenders', 'expected an e-mail address such as'],
    ['tel:013 000 0010', 'expected tel: and an international number'],
    ['www.x.example', 'expected the address of a page'],
    ['javascript:alert(1)', 'expected the address of a page'],
  ])('must not lead to %s', (to, message) => expect(errorTo(to)).toContain(message));
});

describe('a picture or mark', () => {
  it.each([
    ['picture', picture, readPictures()],
    ['mark', mark, readMarks()],
  ])('is found by its name: %s', (_, schema, index) => {
    const [[name, entry] = []] = Object.entries(index);
    expect(entry).toBeDefined();
    expect(schema.parse(name)).toEqual(entry);
  });

  const [[name, { width, height }] = ['', { width: 0, height: 0 }]] = Object.entries(
    readPictures(),
  );
  it.each([
    [0, 0],
    [1, 0],
    [0, 1],
  ])(
    'may be smaller than its place, by %i × %i px, with a warning that names both sizes',
    (x, y) => {
      const [wide, high] = [width + x, height + y];
      const place = pictureAt({ width: wide, height: high });
      const schema = z.strictObject({ banner: z.strictObject({ picture: place }) });
      // Tests in the same process may have read content with warnings.
      takeWarnings();
      parseYaml('content/x.yaml', `banner:\n  picture: ${name}\n`, schema);
      const warning = `content/x.yaml:2 banner.picture: expected a picture of at least ${wide} × ${high} px, as large as this place shows it, but ${name} has ${width} × ${height} and will look blurred: take a larger file`;
      expect(takeWarnings()).toEqual(x || y ? [warning] : []);
    },
  );

  it.each(['no-such-picture', 'constructor', ''])(
    'is rejected under the unknown name %j',
    (name) => {
      expect(errorOf(picture, name)?.[0]).toMatch(
        /^expected the id of a picture in pictures\.yaml/,
      );
      expect(errorOf(mark, name)?.[0]).toMatch(
        /^expected the path of a file such as "\/media\/marks/,
      );
    },
  );
});
