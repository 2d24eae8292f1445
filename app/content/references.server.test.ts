// Decision 0201: an unknown link, picture or mark fails the build.
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { link, mark, picture, readMarks, readPictures } from './references.server.ts';

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
        `expected a path of the route table (app/routes.ts), got ${JSON.stringify(path)}`,
      ]);
    },
  );
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

  it.each(['no-such-picture', 'constructor', ''])(
    'is rejected under the unknown name %j',
    (name) => {
      expect(errorOf(picture, name)?.[0]).toMatch(
        /^expected the name of a picture in media\/pictures/,
      );
      expect(errorOf(mark, name)?.[0]).toMatch(/^expected the name of a mark in media\/marks/);
    },
  );
});
