import { z } from 'zod';
import { shown } from '../content-error.server.ts';
import { readMarks } from '../marks.server.ts';
import { knownPaths } from '../paths.server.ts';
import { readPictures } from '../pictures.server.ts';
import { hasTemplate } from '../settings.server.ts';
import { foundBy } from './found-by.ts';
import { outwardLink } from './text.ts';

/** A link within the site: a path of the route table, with `#section` where it leads to one. */
export const link = z.string().refine(isKnown, {
  error: ({ input }) => `expected a path of the route table (app/routes.ts), got ${shown(input)}`,
});

/** Where a link inside a text leads: a page, a section of this one, an https:// address, a mailbox or a telephone. */
export const textLink = z.string().superRefine((href, context) => {
  if (/^(?:#|mailto:|tel:\+?\d+$)/.test(href)) return;
  const target = href.startsWith('/') ? link : outwardLink;
  const issue = target.safeParse(href).error?.issues[0];
  if (issue) context.addIssue({ code: 'custom', message: issue.message });
});

/** A link that only template pages show: not checked in a build without them. */
export const templateLink = z.union([link, z.string().refine(() => !hasTemplate())], {
  error: ({ input }) => `expected a path of the route table (app/routes.ts), got ${shown(input)}`,
});

/** A picture by its file name in `media/pictures`, without ending; becomes the picture itself. */
export const picture = named('picture in media/pictures', readPictures);

/** A mark by its path in `media/marks`, without ending; becomes the mark itself. */
export const mark = named('mark in media/marks', readMarks);

function named<Entry extends object>(kind: string, readIndex: () => Record<string, Entry>) {
  return foundBy(z.string(), `the name of a ${kind}`, (name) => {
    const index = readIndex();
    return Object.hasOwn(index, name) ? index[name] : undefined;
  });
}

function isKnown(target: string): boolean {
  return knownPaths().has(target.replace(/#[\w-]+$/, ''));
}
