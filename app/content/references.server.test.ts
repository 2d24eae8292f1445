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
import { isSample } from './settings.server.ts';
import { parseYaml } from './yaml-document.server.ts';

const errorOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('a link within the site', () => {
  it.each(['/kontakt', '/contact/', 'contact', '', '/project/:title', '//x.example'])(
    '§2.3 must not lead to %j',
    (path) => {
      expect(errorOf(link, path)).toEqual([
        expect.stringContaining(`expected the address of a page, such as "/vision"`),
      ]);
    },
  );

  it.each<[wrong: string, right: string]>([
    ...(isSample()
      ? ([
          ['/hse', '/hse-policy'],
          ['/iktva', '/IKTVA'],
        ] as [string, string][])
      : []),
    ['/contakt#form', '/contact'],
  ])('to %s suggests %s', (wrong, right) => {
    expect(errorOf(link, wrong)?.[0]).toMatch(RegExp(`; did you mean "${right}"\\?$`));
  });
});

it.each([
  ['/#about-us', undefined],
  ['/contact?to=1#form', undefined],
  ['https://suppliers.example/register?lang=ar', undefined],
  ['mailto:tenders@miqdam.example', undefined],
  ['tel:+966920000123', undefined],
  ['http://x.example', 'expected an https:// address, got "http://x.example"'],
  ['mailto:tenders', 'expected an e-mail address such as'],
  ['tel:013 000 0010', 'expected tel: and an international number'],
  ['www.x.example', 'expected the address of a page'],
  ['javascript:alert(1)', 'expected the address of a page'],
])('a link with a label to %s has the mistake: %s', (to, message) => {
  const problems = errorOf(labelledLink, { label: 'Label', to });
  expect(problems).toEqual(message && [expect.stringContaining(message)]);
});

describe('a picture or mark', () => {
  it.each([
    ['picture', picture, readPictures(), 'the id of a picture in pictures.yaml'],
    ['mark', mark, readMarks(), 'the path of a file such as "/media/marks'],
  ])('is found by its name only: %s', (_, schema, index, expected) => {
    for (const [name, entry] of Object.entries(index).slice(0, 1)) {
      expect(schema.parse(name)).toEqual(entry);
    }
    for (const unknown of ['no-such-picture', 'constructor', '']) {
      expect(errorOf(schema, unknown)).toEqual([expect.stringContaining(`expected ${expected}`)]);
    }
  });

  const [[name, { width, height }] = ['', { width: 0, height: 0 }]] = Object.entries(
    readPictures(),
  );
  it.each([
    [0, 0],
    [1, 0],
    [0, 1],
  ])('warns if it is smaller than its place, by %i × %i px, with both sizes', (x, y) => {
    const [wide, high] = [width + x, height + y];
    const schema = z.strictObject({ picture: pictureAt({ width: wide, height: high }) });
    // Tests in the same process may have read content with warnings.
    takeWarnings();
    parseYaml('x.yaml', `picture: ${name}\n`, schema);
    const warning = `x.yaml:1 picture: expected a picture of at least ${wide} × ${high} px, as large as this place shows it, but ${name} has ${width} × ${height} and will look blurred: take a larger file`;
    expect(takeWarnings()).toEqual(x || y ? [warning] : []);
  });
});
